// Removals as the server last told them, kept on the phone: the page opens with them when there is no network. One of an
// address goes when the address ends; those of a driver who signs in are shown to him alone.
import { apagar, guardarValor, lerValor } from '../vistorias/cofre-do-aparelho.ts'
import type { NaEstrada } from './viagem.tsx'

const nomeDe = (segredo: string): string => `viagem:${segredo}`
type Nova = 'posicoes' | 'vistorias'
/** What an earlier version of the page kept has neither positions nor inspections. */
type Guardada = Omit<NaEstrada, Nova> & Partial<Pick<NaEstrada, Nova>>
const comoHoje = (r: Guardada): NaEstrada => ({
  ...r,
  posicoes: r.posicoes ?? [],
  vistorias: r.vistorias ?? [],
})
/** Storage may be closed (private windows): then the page needs the network. */
const semFalhar = <T>(p: Promise<T>): Promise<T | null> => p.catch(() => null)

export const guardarViagem = (segredo: string, r: NaEstrada): Promise<unknown> =>
  semFalhar(guardarValor('dados', nomeDe(segredo), r))
export async function lerViagem(segredo: string): Promise<NaEstrada | null> {
  const guardada = await semFalhar(lerValor<Guardada>('dados', nomeDe(segredo)))
  return guardada === null ? null : comoHoje(guardada)
}
export const esquecerViagem = (segredo: string): Promise<unknown> =>
  semFalhar(apagar('dados', nomeDe(segredo)))

const MINHAS = 'minhas-remocoes'
interface Minhas {
  readonly usuUid: string
  readonly remocoes: readonly Guardada[]
}
export const guardarMinhas = (usuUid: string, remocoes: readonly NaEstrada[]): Promise<unknown> =>
  semFalhar(guardarValor('dados', MINHAS, { usuUid, remocoes } satisfies Minhas))
export async function lerMinhas(usuUid: string): Promise<readonly NaEstrada[] | null> {
  const guardadas = await semFalhar(lerValor<Minhas>('dados', MINHAS))
  return guardadas?.usuUid === usuUid ? guardadas.remocoes.map(comoHoje) : null
}
export const esquecerMinhas = (): Promise<unknown> => semFalhar(apagar('dados', MINHAS))
