// An answer given before the hammer: kept on the lot with the bid that the consignor saw, applied when the lot becomes
// conditional. A later answer replaces it.
import type { RespostaDuranteLeilao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { ANTES_DO_MARTELO, respostasPossiveis } from '@martelo/domain/condicionais/respostas-possiveis.ts'
import type { RespostaDoComitente } from '@martelo/domain/condicionais/states.ts'
import type { z } from 'zod'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Recusada, recusar } from '../../core/http/handle.ts'
import type { QuemMuda } from '../../engines/lances/port.ts'
import type { LoteEmAcordo } from './condicionais.sql.ts'

export const podeGuardar = (l: Pick<LoteEmAcordo, 'situacao'>): boolean =>
  ANTES_DO_MARTELO.includes(l.situacao)

interface Dada {
  readonly resposta: RespostaDoComitente
  readonly valor: number | null
  /** the bid that was on the screen */
  readonly sobre: number | null
  readonly nome: string
  readonly atores: readonly Ator[]
}

export async function guardarResposta(
  tx: Tx,
  quem: QuemMuda,
  lote: LoteEmAcordo,
  { resposta, valor, sobre, nome, atores }: Dada,
): Promise<z.infer<typeof RespostaDuranteLeilao> | Recusada<'MUDOU' | 'NAO_PODE'>> {
  if (!respostasPossiveis(null, atores).includes(resposta))
    return recusar('NAO_PODE', 'Só o comitente pede um novo valor.')
  // A bid that is higher by now is answered by the rule of the hammer; one that is gone is not.
  if ((sobre ?? 0) > (lote.lanceValor ?? 0))
    return recusar('MUDOU', 'O lance que você viu não vale mais. Confira e responda de novo.')
  if (resposta !== 'Novo valor' && sobre === null)
    return recusar('NAO_PODE', 'Ainda não há lance para responder.')
  if (resposta === 'Novo valor' && (valor === null || valor <= (sobre ?? 0))) {
    const mensagem = 'O novo valor deve ser maior que o lance.'
    return recusar('NAO_PODE', mensagem, { campos: { valor: mensagem } })
  }
  await tx
    .updateTable('lote')
    .set({
      respostaDuranteLeilao: resposta,
      respostaDuranteLeilaoValor: valor,
      respostaDuranteLeilaoLance: sobre,
      respostaDuranteLeilaoNome: nome,
      respostaDuranteLeilaoAt: lote.agora,
    })
    .where('id', '=', lote.lelId)
    .where('hotId', '=', lote.hotId)
    .execute()
  await auditar(quem, tx, {
    entidade: 'lote',
    uid: lote.lelUid,
    acao: 'respostaDuranteLeilao',
    depois: { resposta, valor, lance: sobre },
  })
  return { resposta, valor, lance: sobre, nome, em: lote.agora.toISOString() }
}
