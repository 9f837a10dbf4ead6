// The words that one bidder agreed to, with when and from where. For himself, and for those of the house who read enablings.
import type { Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { nomeDoRegulamento } from '@martelo/domain/leiloes/textos-do-leilao.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../core/http/contexto.ts'
import { soLeiloeiro } from './folhas-do-leilao.ts'
import { lerLeilaoNoPapel, topoDoLeilao } from './leilao-no-papel.ts'
import { documentoVestido } from './montar-impresso.ts'
import { dados } from './partes-da-folha.ts'

interface Aceite {
  readonly leiUid: string
  readonly cliId: number
  readonly apelido: string
  readonly documento: string | null
  readonly quando: Date
  readonly ip: string | null
  readonly nome: string | null
  readonly numero: number | null
  readonly texto: string
}

/** Null before the texts were kept, and for whom it is no business of. */
export function folhaDoRegulamentoAceito(ctx: Ctx, uid: string): Promise<readonly Folha[] | null> {
  return ctx.ler(async (tx) => {
    const { rows } = await sql<Aceite>`
      select a.uid as lei_uid, x.cli_id, c.apelido, coalesce(c.cpf, c.cnpj) as documento, x.aceite_regulamento_at as quando, x.ip,
        g.nome, g.numero, g.texto
      from habilitacao x join regulamento_aceito g on g.id = x.aceito_id join leilao a on a.id = x.lei_id join cliente c on c.id = x.cli_id
      where x.hot_id = ${ctx.hotsite.id} and x.uid::text = ${uid}`.execute(tx)
    const r = rows[0]
    if (r === undefined || ctx.sessao === null) return null
    const a = await lerLeilaoNoPapel(tx, ctx.hotsite.id, r.leiUid)
    if (a === undefined) return null
    const daCasa =
      permite('laudo:habilitacoes', ctx.sessao) &&
      (!soLeiloeiro(ctx) || a.leiloeiroUsuId === ctx.sessao.usuId)
    if (ctx.sessao.cliId !== r.cliId && !daCasa) return null
    return [
      {
        ...topoDoLeilao(ctx, a, { titulo: 'Regulamento aceito', numero: nomeDoRegulamento(r) }),
        blocos: [
          dados('Aceite', [
            ['Participante', r.apelido],
            ['Documento', r.documento && mascararCampo('cpf', documentoVestido(r.documento))],
            ['Aceito em', `${formatarDataHora(r.quando.getTime())}, horário de Brasília`],
            ['Endereço de rede', daCasa ? r.ip : null],
          ]),
          {
            tipo: 'texto',
            titulo: nomeDoRegulamento(r),
            paragrafos: (r.texto.trim() || 'Valem as condições gerais de venda deste site.')
              .split(/\n+/)
              .filter((t) => t.trim() !== ''),
          },
        ],
      },
    ]
  })
}
