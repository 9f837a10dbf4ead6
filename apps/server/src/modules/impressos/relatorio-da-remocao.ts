// The report of a removal: vehicle, from where to where, by whom, each step with its instant, what it costs, and lines to
// sign on at both ends. Who may open the removal may print it; a driver reads no price.
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { PALAVRAS_DE_REMOCAO } from '@martelo/contracts/remocoes/remocao.palavras.ts'
import type { LugarDaRemocao, RemocaoCompleta } from '@martelo/contracts/remocoes/remocao.schemas.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { ROTULO_DA_REMOCAO } from '@martelo/domain/remocoes/states.ts'
import type { z } from 'zod'
import type { Ctx } from '../../core/http/contexto.ts'
import { ehRecusa } from '../../core/http/handle.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import { responderRemocao } from '../remocoes/door.ts'
import { logoImpresso } from './montar-impresso.ts'
import { dados } from './partes-da-folha.ts'

type Remocao = z.infer<typeof RemocaoCompleta>

const quando = (instante: string | null): string | null => instante && formatarDataHora(Date.parse(instante))
const junto = (...partes: readonly (string | null)[]): string | null =>
  partes.filter(Boolean).join(', ') || null

export async function relatorioDaRemocao(ctx: Ctx, uid: string): Promise<readonly Folha[] | null> {
  const r = await responderRemocao(ctx, uid)
  if (ehRecusa(r)) return null
  const endereco = `${ctx.origem}/admin/remocao/${r.uid}`
  return [
    {
      titulo: 'Relatório de remoção',
      numero: String(r.id),
      casa: { nome: ctx.hotsite.nome, logo: logoImpresso(ctx) },
      cabecalho: [`Situação: ${ROTULO_DA_REMOCAO[r.situacao]}`],
      emitidoAt: new Date(ctx.agora).toISOString(),
      marca: null,
      completo: true,
      conferencia: { endereco, qrcode: await qrSvg(endereco) },
      blocos: [
        ...oQueEQuem(r),
        ...passos(r),
        ...custo(ctx, r),
        { tipo: 'assinaturas', nomes: ['Quem entregou no local', 'Motorista', 'Quem recebeu no pátio'] },
      ],
    },
  ]
}

const lugar = (titulo: string, l: z.infer<typeof LugarDaRemocao>): Bloco =>
  dados(titulo, [
    ['Nome', l.nome],
    ['Endereço', `${l.endereco}, ${l.cidade}/${l.uf}`],
    ['Contato', junto(l.contato, l.telefone)],
  ])

const oQueEQuem = (r: Remocao): Bloco[] => [
  dados('Veículo', [
    ['Nome', r.veiculo],
    ['Placa', r.placa && formatarPlaca(r.placa)],
    ['Comitente', r.comitente],
  ]),
  lugar('Buscar em', r.localRemocao),
  lugar('Levar para', r.destino),
  dados('Quem e quando', [
    ['Transportadora', junto(r.transportadora, r.transportadoraTelefone)],
    ['Motorista', junto(r.motorista, r.motoristaCpf && formatarCpf(r.motoristaCpf), r.motoristaTelefone)],
    ['Pedida', junto(quando(r.solicitadaAt), r.solicitadaPor)],
    ['Autorizada', junto(quando(r.autorizadaAt), r.autorizadaPor)],
    ['Coleta prevista', r.previstaEm && formatarDia(r.previstaEm)],
    ['Início', quando(r.inicioAt)],
    ['Fim', quando(r.fimAt)],
    ['Cancelada', junto(quando(r.canceladaAt), r.canceladaPor)],
    ['Motivo', r.motivo],
    ['Observação', r.observacao],
  ]),
]

function passos(r: Remocao): Bloco[] {
  const atos: Readonly<Record<string, string>> = PALAVRAS_DE_REMOCAO.atos
  return [
    {
      tipo: 'tabela',
      titulo: 'Passos',
      colunas: [
        { titulo: 'Passo', peso: 3, nomeia: true },
        { titulo: 'Quando', peso: 2 },
        { titulo: 'Quem', peso: 3 },
      ],
      linhas: r.passos.map((p) => [
        [atos[p.evento] ?? p.evento, p.motivo].filter(Boolean).join('\n'),
        formatarDataHora(Date.parse(p.quando)),
        p.quem,
      ]),
      vazia: 'Nada aconteceu ainda.',
    },
  ]
}

function custo(ctx: Ctx, r: Remocao): Bloco[] {
  if (r.valor === null || !permite('remocao:listar', ctx.sessao)) return []
  return [
    {
      tipo: 'valores',
      titulo: r.quemPaga === 'comitente' ? 'Pago pelo comitente, na conta dele' : 'Pago pela casa',
      linhas: [{ rotulo: 'Remoção', valor: r.valor, forte: true }],
    },
  ]
}
