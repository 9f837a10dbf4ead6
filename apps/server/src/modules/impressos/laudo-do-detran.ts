// Three reports of the traffic authority: of a vehicle by its id or by a lot's, and of the items of its lot there. Staff alone
// opens them; the owner's or buyer's number stands in none.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import {
  baixaDaCondicao,
  CONDICOES,
  ROTULO_DO_REGISTRO,
  TIPOS_DE_REGISTRO,
} from '@martelo/domain/detran/registro-do-lote.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import { type LaudoDetran, laudoDoLoteDetran, laudoDoVeiculo } from '../detran/door.ts'
import { logoImpresso } from './montar-impresso.ts'
import { dados } from './partes-da-folha.ts'

const inteiroDe = (chave: string): number | null => (/^[1-9]\d{0,8}$/.test(chave) ? Number(chave) : null)
const UID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** By its number, as the specification's path has it, or by its uid. */
const veiculoDe = (chave: string): { veiId: number } | { veiUid: string } | null => {
  const veiId = inteiroDe(chave)
  if (veiId !== null) return { veiId }
  return UID.test(chave) ? { veiUid: chave } : null
}

async function folha(
  ctx: Ctx,
  f: { readonly titulo: string; readonly numero: string; readonly caminho: string; readonly blocos: Bloco[] },
): Promise<readonly Folha[]> {
  const endereco = `${ctx.origem}${f.caminho}`
  return [
    {
      titulo: f.titulo,
      numero: f.numero,
      casa: { nome: ctx.hotsite.nome, logo: logoImpresso(ctx) },
      cabecalho: [],
      emitidoAt: new Date(ctx.agora).toISOString(),
      marca: null,
      completo: true,
      conferencia: { endereco, qrcode: await qrSvg(endereco) },
      blocos: f.blocos,
    },
  ]
}

export async function laudoDetran(ctx: Ctx, chave: string): Promise<readonly Folha[] | null> {
  const qual = veiculoDe(chave)
  const l = qual === null ? null : await laudoDoVeiculo(ctx, qual)
  if (l === null) return null
  const caminho = `/laudo-detran/${chave}`
  return folha(ctx, { titulo: 'Laudo Detran', numero: numeroDo(l), caminho, blocos: blocosDoVeiculo(l) })
}

export async function laudoDetranDoLote(ctx: Ctx, chave: string): Promise<readonly Folha[] | null> {
  const lelId = inteiroDe(chave)
  const l = lelId === null ? null : await laudoDoVeiculo(ctx, { lelId })
  if (l === null) return null
  const caminho = `/laudo-detran/by-lel-id/${chave}`
  return folha(ctx, { titulo: 'Laudo Detran', numero: numeroDo(l), caminho, blocos: blocosDoVeiculo(l) })
}

export async function laudoDetranDetran(ctx: Ctx, chave: string): Promise<readonly Folha[] | null> {
  const qual = veiculoDe(chave)
  const l = qual === null ? null : await laudoDoLoteDetran(ctx, qual)
  if (l === null) return null
  return folha(ctx, {
    titulo: 'Laudo dos itens no Detran',
    numero: l.lote.externoId,
    caminho: `/laudo-detran-detran/${chave}`,
    blocos: [
      dados('Lote', [
        ['Lote na casa', `${l.lote.numero} – ${l.lote.nome}`],
        ['Lote no Detran', l.lote.externoId],
      ]),
      {
        tipo: 'tabela',
        titulo: 'Itens',
        vazia: 'Nenhum item.',
        colunas: [
          { titulo: 'Item', peso: 4, nomeia: true },
          { titulo: 'Condição', peso: 3 },
          { titulo: 'Valor inicial', peso: 2, valor: true },
          { titulo: 'Cadastro', peso: 3 },
        ],
        linhas: l.itens.map((i) => [
          [
            [i.tipo, i.modelo, i.ano].filter(Boolean).join(' '),
            [i.placa, i.chassi && `Chassi ${i.chassi}`, i.motor && `Motor ${i.motor}`]
              .filter(Boolean)
              .join(' · '),
          ].join('\n'),
          `${CONDICOES[i.condicao]}\n${baixaDaCondicao(i.condicao)}`,
          formatarReais(i.valorUnitarioInicial),
          i.cadastroData === null
            ? 'Não enviado'
            : `${formatarDataHora(i.cadastroData.getTime())}\n${i.cadastroResponse ?? ''}`,
        ]),
      },
      {
        tipo: 'tabela',
        titulo: 'Registros do lote',
        vazia: 'Nada foi contado ao Detran.',
        colunas: [
          { titulo: 'Registro', peso: 3, nomeia: true },
          { titulo: 'Quando', peso: 2 },
          { titulo: 'Resposta', peso: 4 },
        ],
        linhas: TIPOS_DE_REGISTRO.flatMap((t) => {
          const r = l.lote.registros[t]
          if (r === undefined) return []
          return [
            [
              ROTULO_DO_REGISTRO[t],
              r.data === null ? '' : formatarDataHora(Date.parse(r.data)),
              [r.situacao === 'OK' ? 'Aceito' : r.situacao === 'ERRO' ? 'Recusado' : '', r.response]
                .filter(Boolean)
                .join(': '),
            ],
          ]
        }),
      },
    ],
  })
}

const numeroDo = ({ veiculo: v }: LaudoDetran): string =>
  v.placa ? formatarPlaca(v.placa) : (v.chassi ?? '')

function blocosDoVeiculo({ veiculo: v, consulta: c }: LaudoDetran): Bloco[] {
  const doVeiculo = dados('Veículo', [
    ['Nome', v.nome],
    ['Placa', v.placa && formatarPlaca(v.placa)],
    ['RENAVAM', v.renavam],
    ['Chassi', v.chassi],
    ['Categoria', c?.dados.categoria ?? null],
    ['Último CRLV', c?.dados.ultimoCrlv ?? null],
    ['Comunicação de venda', c && (c.dados.comunicacaoDeVenda ?? 'Não consta')],
    ['Consultado em', c && formatarDataHora(c.em.getTime())],
    ['Consultado por', c?.quem ?? null],
  ])
  if (c === null)
    return [
      doVeiculo,
      {
        tipo: 'aviso',
        texto:
          'Este veículo ainda não foi consultado no Detran. Faça a consulta na ficha do leilão ou do veículo.',
        alerta: true,
      },
    ]
  return [
    doVeiculo,
    {
      tipo: 'tabela',
      titulo: 'Restrições',
      vazia: 'Nada consta.',
      colunas: [
        { titulo: 'Tipo', peso: 2, nomeia: true },
        { titulo: 'Descrição', peso: 5 },
      ],
      linhas: c.dados.restricoes.map((r) => [r.tipo, r.descricao]),
    },
    {
      tipo: 'tabela',
      titulo: 'Débitos',
      vazia: 'Nada consta.',
      colunas: [
        { titulo: 'Tipo', peso: 4, nomeia: true },
        { titulo: 'Valor', peso: 2, valor: true },
      ],
      linhas: c.dados.debitos.map((d) => [d.tipo, formatarReais(d.valor)]),
    },
  ]
}
