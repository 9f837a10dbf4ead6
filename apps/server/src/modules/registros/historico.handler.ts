// The side history of a record. The permission to open the record's screen is enough; the reserve price is only shown
// to those who may see values.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { veReserva } from '@martelo/contracts/lotes/quem-ve-reserva.ts'
import { historico } from '@martelo/contracts/registros/historico.contract.ts'
import { iso } from '../../core/http/iso.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { type Campos, nomesNoHistorico } from './nomes-no-historico.sql.ts'
import { QUEM_LE_O_HISTORICO } from './quem-le-o-historico.ts'

const MAXIMO = 200
const MAXIMO_DE_LEITURAS = 50

handle(historico, async (ctx, { params }) => {
  if (!permite(QUEM_LE_O_HISTORICO[params.entidade], ctx.sessao))
    return recusar('SEM_PERMISSAO', 'Você não pode ver o histórico deste registro')
  const comReserva = veReserva(ctx.sessao)
  const escondido = params.entidade === 'cliente' && !permite('cliente:dados', ctx.sessao)
  const limpar = (c: Campos): Campos => {
    if (escondido) return null
    if (c === null || comReserva || !('valorComitente' in c)) return c
    const { valorComitente: _, ...resto } = c
    return resto
  }
  const ler = (entidade: string, limite: number) =>
    ctx.ler((tx) =>
      tx
        .selectFrom('auditoria')
        .selectAll()
        .where('hotId', '=', ctx.hotsite.id)
        .where('entidade', '=', entidade)
        .where('entidadeUid', '=', params.uid)
        .orderBy('id', 'desc')
        .limit(limite)
        .execute(),
    )
  const mudancas = await ler(params.entidade, MAXIMO)
  // Who read a client's record in full, asked for apart: readings never push a change out.
  const leituras = params.entidade === 'cliente' ? await ler('leitura-cliente', MAXIMO_DE_LEITURAS) : []
  const linhas = [...mudancas, ...leituras].toSorted((a, b) => b.id - a.id)
  const nomear = await ctx.ler((tx) =>
    nomesNoHistorico(
      tx,
      ctx.hotsite.id,
      params.entidade,
      linhas.flatMap((l) => [l.antes as Campos, l.depois as Campos]),
    ),
  )
  return linhas.map((l) => ({
    id: l.id,
    quando: iso(l.quando),
    usuario: l.usuNome,
    papeis: l.papeis ?? [],
    acao: l.acao,
    antes: nomear(limpar(l.antes as Campos)),
    depois: nomear(limpar(l.depois as Campos)),
    motivo: l.motivo,
  }))
})
