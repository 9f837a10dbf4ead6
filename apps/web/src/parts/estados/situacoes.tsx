// States of auctions, lots and vehicles as the back-office shows them: never a colour alone, always with icon and word.
import { Badge } from '@mantine/core'
import { rotuloDoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import {
  IconAlertTriangle,
  IconBan,
  IconBroadcast,
  IconCash,
  IconCheck,
  IconCircleDashed,
  IconClock,
  IconEye,
  IconFlag,
  IconHelp,
  IconLock,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useMarca } from '../../core/marca-atual.ts'

type Aparencia = readonly [cor: string, icone: ComponentType<{ size?: number }>]
const DESCONHECIDA: Aparencia = ['gray', IconHelp]

const DO_LEILAO: Readonly<Record<string, Aparencia>> = {
  EM_LOTEAMENTO: ['gray', IconCircleDashed],
  CRIADO: ['blue', IconEye],
  PRONTO: ['teal', IconCheck],
  AO_VIVO: ['red', IconBroadcast],
  EXECUTADO: ['gray', IconFlag],
  CANCELADO: ['gray', IconBan],
}

const DO_LOTE: Readonly<Record<string, Aparencia>> = {
  CADASTRADO: ['gray', IconCircleDashed],
  PENDENTE: ['yellow', IconAlertTriangle],
  LIBERADO_LEILAO: ['teal', IconCheck],
  PLACAR: ['blue', IconEye],
  AO_VIVO: ['red', IconBroadcast],
  DOULHE_UMA: ['red', IconBroadcast],
  DOULHE_DUAS: ['red', IconBroadcast],
  AG_CLIENTE: ['yellow', IconClock],
  CONDICIONAL: ['blue', IconHelp],
  REPASSE: ['blue', IconEye],
  BUY_NOW: ['yellow', IconClock],
  AG_PAGAMENTO: ['yellow', IconClock],
  BOLETO: ['yellow', IconClock],
  PARCIAL_CARTAO: ['yellow', IconClock],
  PAGO_CARTAO: ['teal', IconCash],
  PAGO: ['teal', IconCash],
  SUSPENSO: ['yellow', IconLock],
  RETIRADO: ['gray', IconBan],
  LOTE_CANCELADO: ['gray', IconBan],
  CANCELADO_NO_LEILAO: ['gray', IconBan],
  NAO_ARREMATADO: ['gray', IconFlag],
  CLIENTE_DESISTIU: ['gray', IconBan],
  CONDICIONAL_NEGADA: ['gray', IconBan],
  RECOMPRA: ['gray', IconFlag],
}

export const SITUACOES_DE_VEICULO: Readonly<Record<string, string>> = {
  ESTOQUE: 'Em estoque',
  EM_LEILAO: 'Em leilão',
  VENDIDO: 'Vendido',
  ENTREGUE: 'Entregue',
  INATIVO: 'Inativo',
}
const DO_VEICULO: Readonly<Record<string, Aparencia>> = {
  ESTOQUE: ['gray', IconCircleDashed],
  EM_LEILAO: ['blue', IconEye],
  VENDIDO: ['teal', IconCash],
  ENTREGUE: ['teal', IconCheck],
  INATIVO: ['gray', IconBan],
}

function Selo({ aparencia, rotulo }: { aparencia: Aparencia | undefined; rotulo: string }) {
  const [cor, Icone] = aparencia ?? DESCONHECIDA
  return (
    <Badge
      variant="light"
      color={cor}
      leftSection={<Icone size={12} />}
      tt="none"
      fw={600}
      style={{ maxWidth: 'none', flexShrink: 0 }}
    >
      {rotulo}
    </Badge>
  )
}

export function SeloDoLeilao({ situacao }: { situacao: string }) {
  return <Selo aparencia={DO_LEILAO[situacao]} rotulo={rotuloDoLeilao(situacao)} />
}
/** `publicado`: whether the site shows its auction; until then a freed lot takes no bids. */
export function SeloDoLote({ situacao, publicado = true }: { situacao: string; publicado?: boolean }) {
  const { tipo } = useMarca()
  const aguarda = situacao === 'LIBERADO_LEILAO' && !publicado
  const rotulo = aguarda ? 'Liberado' : rotuloDaSituacao(situacao, tipo)
  return <Selo aparencia={DO_LOTE[situacao]} rotulo={rotulo} />
}
export function SeloDoVeiculo({ situacao }: { situacao: string }) {
  return <Selo aparencia={DO_VEICULO[situacao]} rotulo={SITUACOES_DE_VEICULO[situacao] ?? situacao} />
}
