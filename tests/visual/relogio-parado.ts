// Loaded before the product (--import): its wall clock stands still, and what it knows of the database's. Timers and the
// monotonic clock go on.
import { RelogioDoProcesso } from '../../apps/server/src/core/database/relogio-do-processo.ts'
import { INSTANTE } from './instante.ts'

Date.now = () => INSTANTE
RelogioDoProcesso.prototype.agora = () => INSTANTE
globalThis.Date = new Proxy(Date, {
  construct: (alvo, args: unknown[], novo) =>
    Reflect.construct(alvo, args.length === 0 ? [INSTANTE] : args, novo) as object,
})
