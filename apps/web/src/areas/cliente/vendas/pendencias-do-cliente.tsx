// What waits for the client, one thing under the other: what would be lost soonest first, the larger sum before the smaller.
import { Badge, Box, Card, Stack, Text } from '@mantine/core'
import { compararPendencias, prazoEmPalavras } from '@martelo/domain/clientes/inicio-do-cliente.ts'
import { instanteEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { relogio } from '../../../core/relogio.ts'
import type { Compra } from '../../../parts/vendas/usar-venda.ts'
import { DocumentosDivergentes, useDocumentosDivergentes } from '../clientes/documentos-divergentes.tsx'
import { LancesSuperados } from '../lances/lances-superados.tsx'
import { useMeusLances } from '../lances/usar-meus-lances.ts'
import { CartaoDaCompra } from './cartao-da-compra.tsx'
import { condicionalPedeResposta, LoteEmCondicional, useLotesEmCondicional } from './lotes-em-condicional.tsx'
import { OfertaAMim, useOfertasAMim } from './ofertas-a-mim.tsx'

interface Pendente {
  readonly chave: string
  /** null: none */
  readonly prazo: number | null
  readonly valor: number
  /** the card says by itself until when */
  readonly comRelogio?: boolean
  readonly cartao: ReactNode
}

/** A day ends at its last minute. */
const fimDoDia = (dia: string): number => instanteEmBrasilia(dia, '23:59')

const daCompra = (v: Compra): Pendente => ({
  chave: v.uid,
  prazo: v.somas.restante > 0 && v.situacao === 'Aguardando Pagamento' ? fimDoDia(v.dataPagamento) : null,
  valor: v.somas.restante > 0 ? v.somas.restante : v.valorTotalVenda,
  cartao: <CartaoDaCompra v={v} />,
})

function usePendentes(compras: readonly Compra[]): readonly Pendente[] {
  const superados = (useMeusLances('abertos', 1).data?.valor ?? []).filter((l) => l.estado === 'superado')
  const condicionais = useLotesEmCondicional().filter(condicionalPedeResposta)
  const ofertas = useOfertasAMim()
  const divergentes = useDocumentosDivergentes()
  const fins = superados.flatMap((l) => (l.dataFim === null ? [] : [Date.parse(l.dataFim)]))
  const pendentes: Pendente[] = [
    ...(superados.length === 0
      ? []
      : [
          {
            chave: 'superados',
            prazo: fins.length === 0 ? null : Math.min(...fins),
            valor: Math.max(...superados.map((l) => l.proximo)),
            comRelogio: true,
            cartao: <LancesSuperados superados={superados} />,
          },
        ]),
    ...ofertas.map((o) => ({
      chave: o.uid,
      prazo: Date.parse(o.prazo),
      valor: o.valor,
      cartao: <OfertaAMim o={o} />,
    })),
    ...condicionais.map((l) => ({
      chave: l.loteId,
      prazo: l.prazo === null ? null : Date.parse(l.prazo),
      valor: l.novoValor ?? l.valor,
      cartao: <LoteEmCondicional l={l} />,
    })),
    ...compras.map(daCompra),
    // No sum and no day, but until they are right no bid is taken.
    ...(divergentes.length === 0
      ? []
      : [
          {
            chave: 'documentos',
            prazo: null,
            valor: Number.MAX_SAFE_INTEGER,
            cartao: <DocumentosDivergentes divergentes={divergentes} />,
          },
        ]),
  ]
  const agora = relogio.agora()
  return pendentes.sort((a, b) => compararPendencias(a, b, agora))
}

/** `compras`: those which ask something of him. `lidas`: they are known. */
export function PendenciasDoCliente({ compras, lidas }: { compras: readonly Compra[]; lidas: boolean }) {
  const pendentes = usePendentes(compras)
  const agora = relogio.agora()
  if (pendentes.length === 0) return lidas ? <NadaPendente /> : null
  return (
    <Stack gap="sm">
      {pendentes.map((p) => {
        const prazo = p.comRelogio ? null : prazoEmPalavras(p.prazo, agora)
        return (
          <Box key={p.chave}>
            {prazo && (
              <Badge mb={4} variant="light" tt="none" color={prazo.startsWith('Vence em') ? 'blue' : 'red'}>
                {prazo}
              </Badge>
            )}
            {p.cartao}
          </Box>
        )
      })}
    </Stack>
  )
}

function NadaPendente() {
  return (
    <Card withBorder radius="lg">
      <Stack align="center" gap={4} py="md">
        <IconCircleCheck size={32} color="var(--cor-sucesso)" aria-hidden />
        <Text fw={600}>Nada espera por você</Text>
        <Text size="sm" c="dimmed" ta="center">
          O que foi superado e o que depende de você (pagamentos, comprovantes, retiradas) aparece aqui.
        </Text>
      </Stack>
    </Card>
  )
}
