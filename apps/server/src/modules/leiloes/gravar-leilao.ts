// What a form of an auction becomes in the table. Both ways in (create, edit) write through here.
import type { DadosDoLeilao } from '@martelo/contracts/leiloes/leilao.schemas.ts'
import { semRegra } from '@martelo/domain/caucoes/valor-da-caucao.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import { resolverReferencias } from './leiloes.sql.ts'

type Dados = z.infer<typeof DadosDoLeilao>
const vazioENulo = (t: string | null | undefined): string | null => (t == null || t === '' ? null : t)

/**
 * Column values; throws the refusal REFERENCIA when auctioneer or place are not of this hotsite, CAUCAO when the auction
 * would ask a deposit of no size: nobody could ever pay it, nor bid.
 */
export async function colunasDoLeilao(
  tx: Tx,
  hotsite: Pick<Hotsite, 'id' | 'tipoHabilitacaoLeilao'>,
  d: Dados,
) {
  const hotId = hotsite.id
  const exigeCaucao = (d.tipoHabilitacao ?? hotsite.tipoHabilitacaoLeilao) === 'CAUCAO'
  if (exigeCaucao && semRegra({ valor: d.caucaoValor, porcentagem: d.caucaoPorcentagem }))
    throw new RecusaLancada(
      recusar('CAUCAO', 'Informe o valor da caução ou a porcentagem do limite.', {
        campos: { caucaoValor: 'Informe o valor, ou a porcentagem ao lado' },
      }),
    )
  const { leoId, lrlId } = await resolverReferencias(tx, hotId, d)
  if (leoId === null || lrlId === null)
    throw new RecusaLancada(
      recusar('REFERENCIA', 'Leiloeiro ou local não encontrado', {
        campos: {
          ...(leoId === null ? { leiloeiroUid: 'Escolha o leiloeiro' } : {}),
          ...(lrlId === null ? { localUid: 'Escolha o local' } : {}),
        },
      }),
    )
  const { leiloeiroUid: _leiloeiro, localUid: _local, ...resto } = d
  return {
    ...resto,
    data: new Date(d.data),
    leoId,
    lrlId,
    editalUrl: vazioENulo(d.editalUrl),
    ordemVisitacaoUrl: vazioENulo(d.ordemVisitacaoUrl),
    ordemEntradaUrl: vazioENulo(d.ordemEntradaUrl),
    transmissaoUrl: vazioENulo(d.transmissaoUrl),
    transmissaoSubdominio: vazioENulo(d.transmissaoSubdominio),
    liberacaoDiaMotivo: vazioENulo(d.liberacaoDiaMotivo),
  }
}
