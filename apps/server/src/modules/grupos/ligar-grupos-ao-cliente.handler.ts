import { ligarGruposAoCliente } from '@martelo/contracts/grupos/ligar-grupos-ao-cliente.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { clienteDaCasa, gruposDe, todosDaCasa, trocarManuais } from './grupos.sql.ts'

handle(ligarGruposAoCliente, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await clienteDaCasa(tx, hotId, params.uid)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    if (!(await todosDaCasa(tx, hotId, body.grupos)))
      return recusar('CAMPOS', 'Grupo não encontrado', { campos: { grupos: 'Grupo não encontrado' } })
    const antes = await gruposDe(tx, hotId, c.id)
    await trocarManuais(tx, hotId, c.id, body.grupos)
    const depois = await gruposDe(tx, hotId, c.id)
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: c.uid,
      acao: 'mudarGrupos',
      antes: { grupos: antes.map((g) => g.nome) },
      depois: { grupos: depois.map((g) => g.nome) },
    })
    return depois.map((g) => ({ ...g, desde: iso(g.desde) }))
  }),
)
