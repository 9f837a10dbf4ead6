// Loaded before the product (--import): its wall clock stands still. Timers and the monotonic clock go on.
import { INSTANTE } from './instante.ts'

Date.now = () => INSTANTE
globalThis.Date = new Proxy(Date, {
  construct: (alvo, args: unknown[], novo) =>
    Reflect.construct(alvo, args.length === 0 ? [INSTANTE] : args, novo) as object,
})
