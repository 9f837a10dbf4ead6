// The house's channels and words for one kind. What proves an act or guards an account stays on, and a text names only
// variables that the kind has.
import { configurarAviso } from '@martelo/contracts/avisos/configurar-aviso.contract.ts'
import {
  avisoDe,
  canaisPossiveis,
  ehObrigatorio,
  ehTipoDeAviso,
  type TextoDeForma,
  type TipoDeAviso,
  variaveisDe,
} from '@martelo/domain/avisos/catalogo.ts'
import { FORMAS, type Forma } from '@martelo/domain/avisos/declarar-aviso.ts'
import { errosDoTexto } from '@martelo/domain/avisos/preencher-texto.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { tipoDoSite } from './apresentar-aviso-da-casa.ts'
import { gravarDecidido, gravarTexto, lerDecidido, lerTextos, travarAviso } from './avisos-da-casa.sql.ts'

type Textos = Readonly<Partial<Record<Forma, TextoDeForma | null>>>

handle(configurarAviso, async (ctx, { params: { tipo }, body }) => {
  if (!ehTipoDeAviso(tipo)) return recusar('NAO_ENCONTRADO', 'Este aviso não existe')
  const campos = errosDosTextos(tipo, body.textos, tipoDoSite(ctx))
  if (Object.keys(campos).length > 0) return recusar('CAMPOS', 'Confira os textos.', { campos })
  const canais = canaisPossiveis(tipo).filter((c) => body.canais.includes(c) || ehObrigatorio(tipo, c))
  const destinatarios = avisoDe(tipo).publico === 'equipe' ? [...new Set(body.destinatarios ?? [])] : []
  return ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    await travarAviso(tx, hotId, tipo)
    const antes = await lerDecidido(tx, hotId, tipo)
    await conferirVersao(ctx, tx, {
      entidade: 'aviso',
      uid: tipo,
      versaoAtual: antes.versao,
      versaoLida: body.versao,
    })
    const ditos = await lerTextos(tx, hotId, tipo, body.idioma)
    const versao = antes.versao + 1
    await gravarDecidido(tx, hotId, tipo, { canais, destinatarios, versao })
    const onde = { hotId, tipo, idioma: body.idioma, quem: exigirSessao(ctx).usuId }
    for (const forma of FORMAS) {
      const t = body.textos[forma]
      if (t !== undefined) await gravarTexto(tx, { ...onde, forma }, t)
    }
    await auditar(ctx, tx, {
      entidade: 'aviso',
      uid: tipo,
      acao: 'configurar',
      antes: { canais: antes.canais, destinatarios: antes.destinatarios, textos: Object.fromEntries(ditos) },
      depois: { canais, destinatarios, textos: body.textos, idioma: body.idioma },
      versao,
    })
    return { versao }
  })
})

function errosDosTextos(tipo: TipoDeAviso, textos: Textos, site: TipoHotsite): Record<string, string> {
  const erros: Record<string, string> = {}
  for (const [forma, t] of Object.entries(textos) as [Forma, TextoDeForma | null][])
    if (t !== null)
      for (const [campo, erro] of Object.entries(errosDoTexto(forma, t, variaveisDe(tipo), palavras(site))))
        erros[`textos.${forma}.${campo}`] = erro
  return erros
}
