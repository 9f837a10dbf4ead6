// A purchase as a card: picture, what it is, the sum, the state, and the one next action.
import { Card, Group, Stack, Text } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'
import type { Compra } from '../../../parts/vendas/usar-venda.ts'
import './compra.css'

export function CartaoDaCompra({ v }: { v: Compra }) {
  const [primeiro, ...outros] = v.itens.filter((i) => i.conta)
  const mostrado = primeiro ?? v.itens[0]
  return (
    <Card withBorder padding="md" radius="lg">
      <Link to={caminho(TELAS_CLIENTE.compra, { id: v.id })} className="compra-cartao">
        {mostrado?.foto ? (
          <img src={mostrado.foto} alt="" className="compra-foto" loading="lazy" />
        ) : (
          <div className="compra-foto" />
        )}
        <Stack gap={4} miw={0}>
          <Group gap="xs">
            <Situacao
              situacao={v.situacao}
              rotulo={v.anuladaAt === null ? v.situacao : 'Anulada'}
              cor={v.cor}
            />
            <Text size="xs" c="dimmed">
              Compra {numeroDaVenda(v.id)}
            </Text>
          </Group>
          <Text fw={650}>
            {mostrado?.nome ?? v.leilao.nomeSemData}
            {outros.length > 0 && ` e mais ${outros.length}`}
          </Text>
          <Text size="sm" c="dimmed">
            {v.leilao.nomeSemData}
          </Text>
          <Group gap={4} wrap="nowrap">
            <Text
              size="sm"
              fw={600}
              c={v.esperar || v.concluida || v.encerrada ? 'dimmed' : 'var(--cor-primaria-texto)'}
            >
              {v.concluida ? 'Compra concluída' : v.encerrada ? v.ajuda : v.rotuloDaAcao}
            </Text>
            <IconChevronRight size={16} aria-hidden />
          </Group>
        </Stack>
        <div className="compra-cartao-valor">
          <Text fw={700} size="lg" className="numeros">
            {formatarReais(v.somas.restante > 0 ? v.somas.restante : v.valorTotalVenda)}
          </Text>
          <Text size="xs" c="dimmed">
            {v.somas.restante > 0 && v.situacao === 'Aguardando Pagamento'
              ? `a pagar até ${formatarDia(v.dataPagamento)}`
              : 'total'}
          </Text>
        </div>
      </Link>
    </Card>
  )
}
