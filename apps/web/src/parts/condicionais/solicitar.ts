// A consignor's requests are kept by the server before they are tried; what became of each comes back with it.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe } from '@martelo/contracts/core/define-call.ts'
import { chamar } from '../../core/api.ts'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'

export type NovaSolicitacao = NonNullable<
  EntradaDe<Calls['POST /v1/comitentes/solicitacoes']>['body']
>['itens'][number]

/** One request; its refusal is an error with the server's words. */
export async function solicitar(item: NovaSolicitacao): Promise<string> {
  const [feita] = await chamar('POST /v1/comitentes/solicitacoes', { body: { itens: [item] } })
  if (feita === undefined || feita.status === 'erro')
    throw new ErroDeChamada({
      message: feita?.mensagem ?? 'Não foi possível enviar.',
      statusCode: 409,
      error: 'Conflict',
    })
  return feita.mensagem ?? ''
}

/** Several at once: how many were taken, and the words of those that were not. */
export async function solicitarVarios(
  itens: readonly NovaSolicitacao[],
): Promise<{ readonly feitas: number; readonly recusas: readonly string[] }> {
  const r = await chamar('POST /v1/comitentes/solicitacoes', { body: { itens: [...itens] } })
  const recusadas = r.filter((s) => s.status === 'erro')
  return {
    feitas: r.length - recusadas.length,
    recusas: recusadas.map((s) => `${s.numero}: ${s.mensagem ?? 'não aceita'}`),
  }
}
