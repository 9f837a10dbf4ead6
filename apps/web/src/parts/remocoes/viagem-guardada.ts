// The removal as the server last told it, kept on the phone under its address: the page opens with it when there is no
// network. It goes when the address ends.
import { apagar, guardarValor, lerValor } from '../vistorias/cofre-do-aparelho.ts'
import type { NaEstrada } from './viagem.tsx'

const nomeDe = (segredo: string): string => `viagem:${segredo}`
/** Storage may be closed (private windows): then the page needs the network. */
const semFalhar = <T>(p: Promise<T>): Promise<T | null> => p.catch(() => null)

export const guardarViagem = (segredo: string, r: NaEstrada): Promise<unknown> =>
  semFalhar(guardarValor('dados', nomeDe(segredo), r))
export const lerViagem = (segredo: string): Promise<NaEstrada | null> =>
  semFalhar(lerValor<NaEstrada>('dados', nomeDe(segredo)))
export const esquecerViagem = (segredo: string): Promise<unknown> =>
  semFalhar(apagar('dados', nomeDe(segredo)))
