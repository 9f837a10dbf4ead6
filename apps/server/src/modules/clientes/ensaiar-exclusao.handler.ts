import { ensaiarExclusao } from '@martelo/contracts/clientes/ensaiar-exclusao.contract.ts'
import { impedimentosParaACasa } from '@martelo/domain/clientes/exclusao.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { clienteDaCasaPorId } from './equipe.sql.ts'
import { fatosDaExclusao } from './exclusao.sql.ts'
import { lerMeusDados } from './meus-dados.sql.ts'

const SAI = {
  documentos: 'Documentos enviados',
  socios: 'Sócios',
  grupos: 'Grupos',
  favoritos: 'Favoritos',
} as const
const FICA = {
  compras: 'Compras, pelos livros',
  pagamentos: 'Pagamentos, pelos livros',
  caucoes: 'Cauções, pelos livros',
  lances: 'Lances, sob pseudônimo',
  acessos: 'Registros de acesso, por seis meses',
} as const

handle(ensaiarExclusao, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await clienteDaCasaPorId(tx, hotId, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    const listas = await lerMeusDados(tx, hotId, { cliId: c.id, usuId: c.usuId })
    const contar = <N extends keyof typeof listas>(nomes: Readonly<Partial<Record<N, string>>>) =>
      Object.entries<string | undefined>(nomes).map(([nome, oque]) => ({
        oque: oque ?? nome,
        linhas: listas[nome as N].length,
      }))
    return {
      impedimentos: impedimentosParaACasa(await fatosDaExclusao(tx, hotId, c.id)),
      sai: contar(SAI),
      fica: contar(FICA),
    }
  }),
)
