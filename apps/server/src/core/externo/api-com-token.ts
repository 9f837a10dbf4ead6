// What most parties over HTTP share: an address and a token, notices signed with a secret of their own, and a harmless
// question whether they live.
import { z } from 'zod'
import { type AvisosDoParceiro, porHmac } from './assinaturas.ts'
import type { Ligacao } from './ligacao.ts'

export const ACESSO_POR_TOKEN = {
  url: { rotulo: 'Endereço da API', tipo: 'endereco', obrigatorio: true },
  token: { rotulo: 'Token', tipo: 'segredo', obrigatorio: true },
} as const

export interface Acesso {
  /** without a slash at its end */
  readonly base: string
  readonly cabecalhos: Readonly<Record<string, string>>
}

export const comToken = (c: { readonly url: string; readonly token: string }): Acesso => ({
  base: c.url.replace(/\/$/, ''),
  cabecalhos: { authorization: `Bearer ${c.token}` },
})

/** Checks a notice signed with the credential's `segredoDosAvisos`. */
export const porSegredoDosAvisos: AvisosDoParceiro<{ readonly segredoDosAvisos: string }>['conferir'] =
  porHmac({
    segredo: (c) => c.segredoDosAvisos,
    assinatura: 'x-assinatura',
    instante: 'x-instante',
    id: 'x-aviso-id',
  })

const Saude = z.object({ status: z.string().max(60) })

/** What the party says of itself at `/saude`; empty: nothing. */
export async function perguntarSaude(
  pedir: Ligacao<unknown>['pedir'],
  { base, cabecalhos }: Acesso,
): Promise<string> {
  const { valor } = await pedir({ operacao: 'HEALTH_CHECK', endereco: `${base}/saude`, cabecalhos }, Saude)
  return valor?.status ?? ''
}
