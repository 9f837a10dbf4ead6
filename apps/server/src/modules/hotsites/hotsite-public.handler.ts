import { hotsitePublic } from '@martelo/contracts/hotsites/hotsite-public.contract.ts'
import { ladrilhosDe } from '@martelo/domain/hotsites/ladrilhos.ts'
import { ehTipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { handle } from '../../core/http/handle.ts'
import { lembrar } from '../../core/http/lembrar.ts'
import { lerAoVivo, lerLeiloeiros, lerPaginasDaCasa, lerPaginasDesligadas } from './publico-hotsite.sql.ts'

handle(hotsitePublic, async (ctx) => {
  const h = ctx.hotsite
  const comuns = await lembrar(ctx, 'hotsite-public', () =>
    ctx.ler(async (tx) => ({
      leiloeiros: await lerLeiloeiros(tx, h.id, h.leoId),
      aoVivo: await lerAoVivo(tx, h.id),
      paginasDesligadas: await lerPaginasDesligadas(tx, h.id),
      paginasDaCasa: await lerPaginasDaCasa(tx, h.id),
    })),
  )
  return {
    id: h.id,
    uid: h.uid,
    nome: h.nome,
    tipo: ehTipoHotsite(h.tipo) ? h.tipo : 'leilao',
    slogan: h.slogan,
    descricao: h.descricao,
    logo: h.logo,
    favicon: h.favicon,
    cores: {
      primaria: h.corPrimaria,
      secundaria: h.corSecundaria,
      gradiente: [h.gradiente1, h.gradiente2, h.gradiente3],
      textoSobreGradiente: h.textoSobreGradiente,
    },
    telefone: h.telefone,
    whatsapp: h.whatsapp,
    emailContato: h.emailContato,
    emailEncarregado: h.emailEncarregado,
    lanceAutomatico: h.lanceAutomatico,
    propostas: h.propostas,
    necessarioLoginParaVisualizar: h.necessarioLoginParaVisualizar,
    venderCarroUrl: h.venderCarroUrl,
    ladrilhos: ladrilhosDe(h, ctx.servicos.config.ladrilhos),
    ...comuns,
  }
})
