// Loaded before the program (--import): on SIGUSR2 this process's wall clock jumps, forwards and back in turn, as it
// does when a machine's clock is set. The monotonic clock and timers do not move, on a real machine neither.
const PASSO_MS = 120_000
const agora = Date.now.bind(Date)
let desvio = 0

Date.now = () => agora() + desvio
globalThis.Date = new Proxy(Date, {
  construct: (alvo, args: unknown[], novo) =>
    Reflect.construct(alvo, args.length === 0 ? [agora() + desvio] : args, novo) as object,
})
process.on('SIGUSR2', () => {
  desvio = desvio === 0 ? PASSO_MS : -desvio
})
