/** Which words are loaded. Reading `version` makes whoever says a sentence follow the language. */
export const tongue = $state({ language: "en", version: 0 });
