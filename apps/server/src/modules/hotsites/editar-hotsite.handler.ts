// Saves the site's dress and rules. What it says is told to all processes only after the commit: a process that read in
// between would keep the old row for as long as its memory lasts.
import { editarHotsite } from '@martelo/contracts/hotsites/editar-hotsite.contract.ts'
import { IMAGENS_DA_MARCA } from '@martelo/domain/hotsites/aparencia.ts'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import {
  apresentarHotsite,
  conferirDados,
  type DadosDoHotsite,
  dadosDoFormulario,
  dadosDoHotsite,
} from './dados-do-hotsite.ts'
import { gravarHotsite, travarHotsiteDaSessao } from './hotsites.sql.ts'
import { contasImproprias } from './contas-do-site.sql.ts'
import { ajustesImproprios } from './ajustes-do-site.sql.ts'
import { ehImagemDoHotsite } from './imagens-guardadas.ts'

handle(editarHotsite, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const novo = dadosDoFormulario(body)
  const salvo = await ctx.tx(async (tx) => {
    const h = await travarHotsiteDaSessao(tx, hotId, params.id)
    if (h === undefined) throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Hotsite não encontrado'))
    await conferirVersao(ctx, tx, {
      entidade: 'hotsite',
      uid: h.uid,
      versaoAtual: h.versao,
      versaoLida: body.versao,
    })
    const mudancas = diferencas(dadosDoHotsite(h), novo)
    const campos = {
      ...conferirDados(novo),
      ...(await imagensEstranhas(ctx, mudancas.depois)),
      ...(await contasImproprias(tx, hotId, mudancas.depois)),
      ...(await ajustesImproprios(tx, hotId, mudancas.depois)),
    }
    if (Object.keys(campos).length > 0)
      throw new RecusaLancada(recusar('CAMPOS', [...new Set(Object.values(campos))].join(' '), { campos }))
    if (Object.keys(mudancas.depois).length === 0) return h
    await auditar(ctx, tx, { entidade: 'hotsite', uid: h.uid, acao: 'alterar', ...mudancas })
    return gravarHotsite(tx, hotId, mudancas.depois, new Date(ctx.agora))
  })
  ctx.servicos.hotsites.esquecer()
  await ctx.servicos.barramento.publicar('hotsite', {})
  return apresentarHotsite(salvo)
})

/** A changed picture has to be one that this hotsite sent: an address of another origin would watch its visitors. */
async function imagensEstranhas(ctx: Ctx, depois: Partial<DadosDoHotsite>): Promise<Record<string, string>> {
  const campos: Record<string, string> = {}
  for (const uso of IMAGENS_DA_MARCA) {
    const url = depois[uso]
    if (url && !(await ehImagemDoHotsite(ctx, url))) campos[uso] = 'Envie a imagem novamente'
  }
  return campos
}
