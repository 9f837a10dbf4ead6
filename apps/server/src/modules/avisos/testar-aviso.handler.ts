// A saved notice to who sets it up, filled with examples: it goes the way of all others and stands in the list of what
// was sent.
import { randomUUID } from 'node:crypto'
import { testarAviso } from '@martelo/contracts/avisos/testar-aviso.contract.ts'
import { ehTipoDeAviso, exemplosDe, type VariaveisDe } from '@martelo/domain/avisos/catalogo.ts'
import type { SituacaoDeEntrega } from '@martelo/domain/avisos/states.ts'
import { ROTULO_DO_CANAL } from '@martelo/domain/avisos/declarar-aviso.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { canaisEmUso } from './apresentar-aviso-da-casa.ts'
import { lerDecidido } from './avisos-da-casa.sql.ts'

handle(testarAviso, async (ctx, { params: { tipo }, body: { canal } }) => {
  if (!ehTipoDeAviso(tipo)) return recusar('NAO_ENCONTRADO', 'Este aviso não existe')
  return ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { usuId } = exigirSessao(ctx)
    const { canais } = await lerDecidido(tx, hotId, tipo)
    if (!canaisEmUso(tipo, canais).includes(canal))
      return recusar(
        'CANAL_DESLIGADO',
        `Este aviso não sai por ${ROTULO_DO_CANAL[canal]}. Ligue o canal e salve.`,
      )
    const { email } = await tx
      .selectFrom('usuario')
      .select('email')
      .where('hotId', '=', hotId)
      .where('id', '=', usuId)
      .executeTakeFirstOrThrow()
    const [feito] = await ctx.servicos.correio.avisar(tx, hotId, {
      tipo,
      para: { usuId },
      // The examples are of each variable's own type.
      variaveis: exemplosDe(tipo) as VariaveisDe<typeof tipo>,
      chave: `teste:${randomUUID()}`,
      link: '/admin/notificacoes',
      marca: 'teste',
      canais: [canal],
    })
    const entrega = await tx
      .selectFrom('avisoEntrega')
      .select('situacao')
      .where('hotId', '=', hotId)
      .where('aviId', '=', feito?.id ?? 0)
      .where('canal', '=', canal)
      .executeTakeFirst()
    return {
      destino: canal === 'email' ? email : 'sino',
      situacao: (entrega?.situacao ?? 'dispensada') as SituacaoDeEntrega,
    }
  })
})
