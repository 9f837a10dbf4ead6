import { ligarGruposAoCliente } from '@martelo/contracts/grupos/ligar-grupos-ao-cliente.contract.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import {
  clienteDaCasa,
  gruposDe,
  nomesDosGrupos,
  quemMudouOsGrupos,
  todosDaCasa,
  trocarManuais,
} from './grupos.sql.ts'

const mesmos = (a: readonly number[], b: readonly number[]): boolean =>
  new Set(a).size === b.length && b.every((id) => a.includes(id))

handle(ligarGruposAoCliente, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await clienteDaCasa(tx, hotId, params.uid, true)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    if (!(await todosDaCasa(tx, hotId, body.grupos)))
      return recusar('CAMPOS', 'Grupo não encontrado', { campos: { grupos: 'Grupo não encontrado' } })
    const antes = await gruposDe(tx, hotId, c.id)
    const atuais = antes.filter((g) => g.origem === 'manual')
    const ids = atuais.map((g) => g.id)
    if (body.lidos !== undefined && !mesmos(body.lidos, ids)) {
      const lidos = await nomesDosGrupos(tx, hotId, body.lidos)
      const mudancas = { grupos: { antes: lidos, depois: atuais.map((g) => g.nome) } }
      const por = await quemMudouOsGrupos(tx, hotId, c.uid)
      return recusar('MUDOU', MENSAGENS.mudouEntretanto, { dados: { por, mudancas, atuais: ids } })
    }
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
