import { listarPaginas } from '@martelo/contracts/conteudo/listar-paginas.contract.ts'
import { TIPOS_DE_PAGINA } from '@martelo/domain/conteudo/paginas.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { type LinhaDaLista, lerLista } from './lista-de-paginas.sql.ts'

const estado = (l: LinhaDaLista | undefined) => ({
  uid: l?.uid ?? null,
  ativa: l?.ativa ?? true,
  mudou: l !== undefined && l.versao !== l.publicadaVersao,
  publicadaEm: iso(l?.publicadaAt ?? null),
  alteradaPor: l?.alteradaNome ?? null,
  updatedAt: iso(l?.updatedAt ?? null),
})

handle(listarPaginas, async (ctx) => {
  const linhas = await ctx.ler((tx) => lerLista(tx, ctx.hotsite.id))
  const porModelo = new Map(linhas.map((l) => [l.modelo, l]))
  const doProduto = TIPOS_DE_PAGINA.map(({ numero, nome, uri, desligavel, porSessoes }) => ({
    modeloPagina: numero,
    nome,
    uri,
    desligavel,
    porSessoes,
    ...estado(porModelo.get(numero)),
  }))
  const daCasa = linhas
    .filter((l) => l.modelo === null)
    .map((l) => ({
      modeloPagina: null,
      nome: l.titulo,
      uri: l.uri,
      desligavel: true,
      porSessoes: true,
      ...estado(l),
    }))
  return [...doProduto, ...daCasa]
})
