import { incluirAfetados } from '@martelo/contracts/privacidade/incluir-afetados.contract.ts'
import { nomesDosAfetados } from '@martelo/domain/privacidade/nomes-dos-afetados.ts'
import { auditar } from '../../core/auditoria.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import {
  contarTitulares,
  incluirPorNome,
  incluirTodos,
  travarIncidente,
} from './afetados-do-incidente.sql.ts'
import { apresentarAfetados, NAO_ACHADO } from './apresentar-afetados.ts'

handle(incluirAfetados, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const nomes = nomesDosAfetados(body.quem)
    const falta = 'Informe e-mails, CPFs ou CNPJs, um por linha'
    if (!body.todos && nomes.length === 0) return recusar('CAMPOS', falta, { campos: { quem: falta } })
    const i = await travarIncidente(tx, hotId, params.uid)
    if (i === undefined) return NAO_ACHADO
    const { entraram, achados } = body.todos
      ? { entraram: await incluirTodos(tx, hotId, i.id), achados: new Set(nomes) }
      : await incluirPorNome(tx, hotId, i.id, nomes)
    await contarTitulares(tx, hotId, i.id)
    await auditar(ctx, tx, {
      entidade: 'incidente_de_dados',
      uid: i.uid,
      acao: 'incluirAfetados',
      depois: { entraram, todos: body.todos },
    })
    const lista = await apresentarAfetados(tx, hotId, i.uid)
    if (ehRecusa(lista)) return lista
    return { ...lista, entraram, naoAchados: nomes.filter((n) => !achados.has(n)) }
  }),
)
