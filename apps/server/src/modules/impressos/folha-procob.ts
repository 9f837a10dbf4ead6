// The report of a registry of persons: who was asked about, by whom, by which right and for what, and what it said.
import type { Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { mascarar } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { ROTULO_DA_BASE, ROTULO_DA_CONSULTA } from '@martelo/domain/procob/julgar-consulta.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import { abrirLaudoProcob } from '../procob/door.ts'
import { logoImpresso } from './montar-impresso.ts'
import { dados } from './partes-da-folha.ts'

const VISIVEIS = 4

export async function folhaProcob(ctx: Ctx, uid: string): Promise<readonly Folha[] | null> {
  const lido = await abrirLaudoProcob(ctx, uid)
  if (lido === null) return null
  const { consulta: p, dados: r } = lido
  const endereco = `${ctx.origem}/laudo-procob/${uid}`
  return [
    {
      titulo: 'Laudo Procob',
      numero: ROTULO_DA_CONSULTA[p.tipo],
      casa: { nome: ctx.hotsite.nome, logo: logoImpresso(ctx) },
      cabecalho: [],
      emitidoAt: new Date(ctx.agora).toISOString(),
      marca: null,
      completo: true,
      conferencia: { endereco, qrcode: await qrSvg(endereco) },
      blocos: [
        {
          tipo: 'aviso',
          texto: 'Dados pessoais de uso restrito: cada abertura deste laudo fica registrada.',
          alerta: true,
        },
        dados('Consulta', [
          ['Resultado', p.resultado],
          ['Por quê', p.motivos.join(' ')],
          ['Lote', p.lote],
          ['Solicitante', p.quem],
          ['Base legal', ROTULO_DA_BASE[p.baseLegal]],
          ['Finalidade', p.finalidade],
          ['Feita em', formatarDataHora(p.consultadoAt.getTime())],
        ]),
        dados('Consultado', [
          ['Nome no cadastro', p.cliente],
          ['CPF/CNPJ', p.documento && mascarar(p.documento.trim(), VISIVEIS)],
        ]),
        dados('O que a fonte informou', [
          ['Código', r.codigo],
          ['Situação cadastral', r.situacaoCadastral],
          ['Nome', r.nome],
          ['Endereço', r.endereco],
          ['Sócios', r.socios.join(', ')],
        ]),
        {
          tipo: 'tabela',
          titulo: 'Inscrições estaduais',
          vazia: 'Nenhuma informada.',
          colunas: [
            { titulo: 'UF', peso: 1, nomeia: true },
            { titulo: 'Número', peso: 3 },
            { titulo: 'Situação', peso: 2 },
          ],
          linhas: r.inscricoes.map((i) => [i.uf, i.numero, i.ativa ? 'Ativa' : 'Baixada']),
        },
      ],
    },
  ]
}
