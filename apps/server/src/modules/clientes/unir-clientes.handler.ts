// Two registrations of one person become one. Bids and sales keep the name under which they were made (the register of bids is
// chained, the ledger keeps each buyer's account): the record shows both. Refuses while the other has something open.
import { unirClientes } from '@martelo/contracts/clientes/unir-clientes.contract.ts'
import { entreCom, impedimentosDaUniao } from '@martelo/domain/clientes/uniao.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { fecharConta, revogarTodas, travarUsuario } from '../usuarios/door.ts'
import { apresentarFicha } from './apresentar-ficha.ts'
import { clientePorId } from './clientes.sql.ts'
import { travarClienteDaCasa } from './equipe.sql.ts'
import { fatosDaExclusao } from './exclusao.sql.ts'
import { trazerDoOutro } from './unir-clientes.sql.ts'

handle(unirClientes, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const s = exigirSessao(ctx)
    const hotId = ctx.hotsite.id
    const [menor, maior] = [params.id, body.outroId].sort((a, b) => a - b) as [number, number]
    const travados = [
      await travarClienteDaCasa(tx, hotId, menor),
      await travarClienteDaCasa(tx, hotId, maior),
    ]
    const fica = travados.find((x) => x?.id === params.id)
    const vai = travados.find((x) => x?.id === body.outroId)
    if (fica === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    if (vai === undefined || vai.id === fica.id) {
      const frase = 'Informe o número de outro cadastro desta casa.'
      return recusar('CAMPOS', frase, { campos: { outroId: frase } })
    }
    const impedido = impedimentosDaUniao(fica, vai, await fatosDaExclusao(tx, hotId, vai.id))
    if (impedido.length > 0) return recusar('IMPEDIDO', impedido)
    await travarUsuario(tx, hotId, vai.usuId)
    await trazerDoOutro(tx, hotId, fica.id, vai.id)
    await revogarTodas(tx, hotId, vai.usuId)
    await fecharConta(tx, hotId, vai.usuId, entreCom(fica.email))
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: fica.uid,
      acao: 'unir',
      depois: { cliente: vai.id },
      motivo: body.motivo,
    })
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: vai.uid,
      acao: 'fecharPorUniao',
      antes: { situacao: vai.situacao, motivoBloqueio: vai.motivoBloqueio },
      depois: { cliente: fica.id },
      motivo: body.motivo,
    })
    await ctx.servicos.correio.avisarVarios(
      tx,
      hotId,
      [fica.usuId, vai.usuId].map((usuId) => ({
        tipo: 'cadastros-unidos' as const,
        para: { usuId },
        variaveis: { email: mascararCampo('email', fica.email) },
        link: '/cliente',
        por: s.usuId,
      })),
    )
    return apresentarFicha(ctx, tx, await clientePorId(tx, hotId, fica.id))
  }),
)
