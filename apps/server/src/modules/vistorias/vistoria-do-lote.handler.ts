import { vistoriaDoLote } from '@martelo/contracts/vistorias/vistoria-do-lote.contract.ts'
import { emPalavras } from '@martelo/domain/vistorias/respostas.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { lotePublicado, vistoriaDoLotePublico } from './vistorias.sql.ts'

handle(vistoriaDoLote, (ctx, { params: { lelUid } }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    if (!(await lotePublicado(tx, hotId, lelUid))) return recusar('NAO_ENCONTRADO', 'Lote não encontrado')
    const v = await vistoriaDoLotePublico(tx, hotId, lelUid)
    if (v?.dataFim == null) return { vistoria: null }
    return {
      vistoria: {
        hash: v.hash,
        realizadaEm: iso(v.dataFim),
        nota: v.nota,
        pontos: v.pontos,
        mapas: v.categorias.flatMap(({ tipoImagem, itens }) =>
          tipoImagem === null
            ? []
            : itens
                .filter((i) => i.publico && i.tipo === 'marcacao' && v.respostas[i.id] !== undefined)
                .map((i) => ({
                  nome: i.nome,
                  tipoImagem,
                  // What a person wrote about a damage is for the house.
                  marcacoes: (v.respostas[i.id]?.marcacoes ?? []).map((m) => ({ ...m, nota: '' })),
                })),
        ),
        itens: v.categorias.flatMap((c) =>
          c.itens
            .filter((i) => i.publico && i.tipo !== 'marcacao')
            .map((i) => ({ categoria: c.nome, nome: i.nome, resposta: emPalavras(i, v.respostas[i.id]) }))
            .filter((i) => i.resposta !== ''),
        ),
      },
    }
  }),
)
