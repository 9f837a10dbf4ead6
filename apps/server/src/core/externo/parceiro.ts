// What is declared of an outside party, once: its credential's fields, how to open its port, its patience, how its
// notices are checked. A party is a file `*.integration.ts` that exports what `definirParceiro` answers.
//
// Refuses personal data in the outbox: `dados` carries ids, and the port's caller reads the rest when it sends, so that
// what was deleted meanwhile does not leave.
import type { CamposDaCredencial, Credencial } from '@martelo/domain/externo/campos-da-credencial.ts'
import type { AvisosDoParceiro } from './assinaturas.ts'
import type { Ligacao } from './ligacao.ts'

export interface Parceiro<F extends CamposDaCredencial = CamposDaCredencial, P = unknown> {
  /** in addresses and in the log: `banco-pix` */
  readonly nome: string
  /** for people: "Banco (Pix)" */
  readonly titulo: string
  /** one sentence: what the house uses it for */
  readonly descricao: string
  readonly campos: F
  /** the platform alone talks to it, under its own keys: a house saves no credential */
  readonly soDaPlataforma?: true
  /** where it goes is written by houses or their consignors: never into the inner network */
  readonly enderecosAlheios?: true
  /** how long one request may take; default 10 s */
  readonly tempoMs?: number
  /** certificate with which we show ourselves (mTLS), from the credential */
  certificado?(c: Credencial<F>): { readonly cert: string; readonly key: string } | null
  /** the typed port: what callers see */
  abrir(l: Ligacao<Credencial<F>>): P
  /** the button "Testar": a harmless request; answers one sentence, or throws */
  testar?(porta: P): Promise<string>
  /** notices that it posts to us */
  readonly avisos?: AvisosDoParceiro<Credencial<F>>
}

/** A party whose types are not known here. */
export type QualquerParceiro = Parceiro

const parceiros = new Map<string, QualquerParceiro>()

/** Declares a party. Its name is unique. */
export function definirParceiro<const F extends CamposDaCredencial, P>(p: Parceiro<F, P>): Parceiro<F, P> {
  if (parceiros.has(p.nome)) throw new Error(`two parties named ${p.nome}`)
  parceiros.set(p.nome, p)
  return p
}

export const parceiroDe = (nome: string): QualquerParceiro | undefined => parceiros.get(nome)
export const todosOsParceiros = (): QualquerParceiro[] =>
  [...parceiros.values()].sort((a, b) => a.titulo.localeCompare(b.titulo, 'pt-BR'))
