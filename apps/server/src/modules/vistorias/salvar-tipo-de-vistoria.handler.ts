// A type is saved whole. Questions that changed become a further version: inspections keep the one they were made with.
import { salvarTipoDeVistoria } from '@martelo/contracts/vistorias/salvar-tipo-de-vistoria.contract.ts'
import { ordenarCategorias, recusarCategorias } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import {
  inserirTipo,
  lerTipo,
  mudarTipo,
  nomeDeOutroTipo,
  porVersao,
  quantosTipos,
} from './tipos-de-vistoria.sql.ts'

const MAXIMO_DE_TIPOS = 200
const repetido = (nome: string) =>
  recusar('REPETIDO', `Já há um tipo de vistoria chamado ${nome}.`, {
    campos: { nome: 'Já há um com este nome' },
  })

handle(salvarTipoDeVistoria, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { nome: por } = exigirSessao(ctx)
    const { uid, versao, categorias: enviadas, chaveDoPedido, ...dados } = body
    const erro = recusarCategorias(enviadas)
    if (erro !== null) return recusar('CAMPOS', erro, { campos: { categorias: erro } })
    const categorias = ordenarCategorias(enviadas)
    const existente = uid ?? chaveDoPedido
    const antes = existente ? await lerTipo(tx, hotId, existente, true) : undefined
    if (antes === undefined) {
      if (uid) return recusar('NAO_ENCONTRADO', 'Tipo de vistoria não encontrado')
      if ((await quantosTipos(tx, hotId)) >= MAXIMO_DE_TIPOS)
        return recusar('CHEIO', `A casa tem no máximo ${MAXIMO_DE_TIPOS} tipos de vistoria.`)
      const novo = await inserirTipo(tx, hotId, dados, chaveDoPedido)
      if (novo === undefined) return repetido(dados.nome)
      const numero = await porVersao(tx, hotId, novo.id, categorias, null, por)
      await auditar(ctx, tx, {
        entidade: 'tipo_vistoria',
        uid: novo.uid,
        acao: 'criar',
        depois: dados,
        versao: 1,
      })
      return { uid: novo.uid, versao: 1, numero }
    }
    if (!uid) return { uid: antes.uid, versao: antes.versao, numero: antes.versaoDasPerguntas }
    const versoes = { versaoAtual: antes.versao, versaoLida: versao ?? 0 }
    await conferirVersao(ctx, tx, { entidade: 'tipo_vistoria', uid, ...versoes })
    if (!antes.podeEditar && !dados.podeEditar)
      return recusar('PROTEGIDO', 'Este tipo está protegido. Tire a proteção antes de mudar.')
    if (await nomeDeOutroTipo(tx, hotId, dados.nome, uid)) return repetido(dados.nome)
    const nova = await mudarTipo(tx, hotId, antes.id, dados)
    const atual = { numero: antes.versaoDasPerguntas, categorias: antes.categorias }
    const numero = await porVersao(tx, hotId, antes.id, categorias, atual, por)
    await auditar(ctx, tx, {
      entidade: 'tipo_vistoria',
      uid,
      acao: 'mudar',
      antes: {
        nome: antes.nome,
        ativo: antes.ativo,
        podeEditar: antes.podeEditar,
        perguntas: antes.versaoDasPerguntas,
      },
      depois: { nome: dados.nome, ativo: dados.ativo, podeEditar: dados.podeEditar, perguntas: numero },
      versao: nova,
    })
    return { uid, versao: nova, numero }
  }),
)
