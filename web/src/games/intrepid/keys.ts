import { keysWith } from "../../play/keys";

export const KEYS = keysWith({
  d: "web-intrepid-key-dice",
  PgDn: "web-intrepid-key-place",
  e: "web-intrepid-key-done",
  p: "web-intrepid-key-crews",
});
