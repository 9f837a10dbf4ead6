// The insurer's report of a removal: her numbers, the insured (masked), the vehicle, the places, what happened and when, the
// files, and what was said.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { PALAVRAS_DE_REMOCAO } from '@martelo/contracts/remocoes/remocao.palavras.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { mascarar } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { EVENTOS_MAPFRE, ehCodigoMapfre } from '@martelo/domain/integracoes/eventos-mapfre.ts'
import { ROTULO_DA_REMOCAO } from '@martelo/domain/remocoes/states.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import { relatorioDaMapfre, type RelatorioMapfre } from '../integracoes/door.ts'
import { logoImpresso } from './montar-impresso.ts'
import { dados } from './partes-da-folha.ts'

const VISIVEIS = 4
const quando = (d: Date): string => formatarDataHora(d.getTime())

export async function relatorioMapfre(ctx: Ctx, uid: string): Promise<readonly Folha[] | null> {
  const lido = await relatorioDaMapfre(ctx, uid)
  if (lido === null) return null
  const { remocao: r, processo: p } = lido
  const endereco = `${ctx.origem}/mapfre-visualizar-relatorio/${uid}`
  return [
    {
      titulo: 'Relatório Mapfre',
      numero: p.removalId,
      casa: { nome: ctx.hotsite.nome, logo: logoImpresso(ctx) },
      cabecalho: [],
      emitidoAt: new Date(ctx.agora).toISOString(),
      marca: null,
      completo: true,
      conferencia: { endereco, qrcode: await qrSvg(endereco) },
      blocos: [...doProcesso(r, p), ...doQueHouve(lido)],
    },
  ]
}

function doProcesso(r: RelatorioMapfre['remocao'], p: RelatorioMapfre['processo']): Bloco[] {
  return [
    dados('Processo', [
      ['Remoção na seguradora', p.removalId],
      ['Sinistros', p.claimIds.join(', ')],
      ['Remoção na casa', `${r.id}: ${ROTULO_DA_REMOCAO[r.situacao]}`],
      ['Segurado', p.seguradoNome && mascarar(p.seguradoNome, VISIVEIS)],
      [
        'Venda',
        p.vendaLiberada === null ? 'Aguardando a seguradora' : p.vendaLiberada ? 'Liberada' : 'Bloqueada',
      ],
      ['Resultado do leilão', p.resultadoDito],
      ['Encerrado em', p.encerradoAt && quando(p.encerradoAt)],
    ]),
    dados('Veículo', [
      ['Nome', r.veiculo],
      ['Placa', r.placa && formatarPlaca(r.placa)],
      ['Chassi', r.chassi],
      ['Cor', r.cor],
    ]),
    dados('Coleta', [
      ['Local', r.local],
      ['Endereço', `${r.localEndereco}, ${r.localCidade}/${r.localUf}`],
    ]),
    dados('Entrega', [
      ['Pátio', r.patio],
      ['Endereço', `${r.patioEndereco}, ${r.patioCidade}/${r.patioUf}`],
      ['Transportadora', r.transportadora],
    ]),
  ]
}

function doQueHouve({ remocao: r, passos, arquivos, eventos }: RelatorioMapfre): Bloco[] {
  return [
    {
      tipo: 'tabela',
      titulo: 'Etapas',
      vazia: 'Nada aconteceu ainda.',
      colunas: [
        { titulo: 'Etapa', peso: 3, nomeia: true },
        { titulo: 'Quando', peso: 2 },
        { titulo: 'Motivo', peso: 4 },
      ],
      linhas: [
        ['Solicitada', quando(r.solicitadaAt), ''],
        ...passos.map((x) => [
          PALAVRAS_DE_REMOCAO.atos[x.evento] ?? x.evento,
          quando(x.quando),
          x.motivo ?? '',
        ]),
      ],
    },
    {
      tipo: 'tabela',
      titulo: 'Arquivos',
      vazia: 'Nenhum arquivo.',
      colunas: [
        { titulo: 'Nome', peso: 3, nomeia: true },
        { titulo: 'Momento', peso: 2 },
        { titulo: 'SHA-256', peso: 5 },
      ],
      linhas: arquivos.map((a) => [a.nome, a.pasta, a.sha256]),
    },
    {
      tipo: 'tabela',
      titulo: 'Registro da integração',
      vazia: 'Nenhum evento.',
      colunas: [
        { titulo: 'Evento', peso: 3, nomeia: true },
        { titulo: 'Sentido', peso: 1.2 },
        { titulo: 'Quando', peso: 2 },
        { titulo: 'Mensagem', peso: 4 },
      ],
      linhas: eventos.map((e) => [
        `${e.eventCode} ${ehCodigoMapfre(e.eventCode) ? EVENTOS_MAPFRE[e.eventCode].rotulo : ''}`.trim(),
        e.sentido === 'saida' ? 'Enviado' : 'Recebido',
        quando(e.quando),
        e.mensagem,
      ]),
    },
  ]
}
