// The first edit of a page of the product copies what visitors see already, so that nothing changes for them.
import { criarPagina } from '@martelo/contracts/conteudo/criar-pagina.contract.ts'
import { enderecoLivre } from '@martelo/contracts/core/endereco-livre.ts'
import { inicioDaPaginaDaCasa } from '@martelo/domain/conteudo/pagina-padrao.ts'
import { tipoDaUri, tipoDePagina } from '@martelo/domain/conteudo/paginas.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { imagensEstranhas } from './imagens-da-pagina.ts'
import { padraoDe, palavrasDo } from './montar-pagina.ts'
import { apresentarPagina } from './mudar-rascunho.ts'
import { inserirSessoes, lerRascunho } from './rascunho.sql.ts'

const PRIMEIRA_VERSAO = 1

handle(criarPagina, async (ctx, { body }) => {
  const { usuId, nome } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const { modelo, uri: pedida, ...dados } = body
  const tipo = modelo === null ? undefined : tipoDePagina(modelo)
  const uri = tipo?.uri ?? pedida
  const campos: Record<string, string> = await imagensEstranhas(ctx, {
    imagemPrincipal: dados.imagemPrincipal,
  })
  if (uri === undefined) campos.uri = 'Informe o endereço da página'
  else if (tipo === undefined && tipoDaUri(uri) !== undefined)
    campos.uri = 'Este endereço é de uma página do site. Escolha outro.'
  else if (tipo === undefined && !enderecoLivre(uri))
    campos.uri = 'Neste endereço o site mostra outra tela, e a página nunca apareceria. Escolha outro.'
  if (tipo === undefined && !dados.titulo) campos.titulo = 'Informe o título'
  if (tipo === undefined && !dados.descricao) campos.descricao = 'Informe a descrição'
  if (Object.keys(campos).length > 0 || uri === undefined)
    return recusar('CAMPOS', Object.values(campos).join(' '), { campos })
  const base = tipo === undefined ? null : padraoDe(ctx.hotsite, tipo)
  const criada = await ctx.tx(async (tx) => {
    const pagina = await tx
      .insertInto('pagina')
      .values({
        hotId,
        modelo,
        uri,
        versao: PRIMEIRA_VERSAO,
        // The copy is what visitors see: opening a page is no change that waits to be published.
        publicadaVersao: tipo === undefined ? null : PRIMEIRA_VERSAO,
        titulo: dados.titulo ?? base?.titulo ?? '',
        descricao: dados.descricao ?? base?.descricao ?? '',
        keywords: dados.keywords ?? null,
        tituloPagina: dados.tituloPagina ?? base?.tituloPagina ?? null,
        descricaoPagina: dados.descricaoPagina ?? base?.descricaoPagina ?? null,
        imagemPrincipal: dados.imagemPrincipal ?? null,
        container: dados.container,
        alteradaNome: nome,
        createdBy: usuId,
        updatedBy: usuId,
      })
      .onConflict((c) => c.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (pagina === undefined) return null
    const inicio = base?.sessoes ?? inicioDaPaginaDaCasa(uri, pagina.titulo, palavrasDo(ctx.hotsite))
    await inserirSessoes(tx, pagina, inicio, usuId)
    await auditar(ctx, tx, { entidade: 'pagina', uid: pagina.uid, acao: 'criar', depois: { uri, modelo } })
    return apresentarPagina(tx, await lerRascunho(tx, pagina))
  })
  return criada ?? recusar('JA_EXISTE', 'Esta página já existe. Abra-a na lista.')
})
