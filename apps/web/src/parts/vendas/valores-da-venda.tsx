// Every sum of a sale, line by line, from what the server computed.
import { Divider, Group, Stack, Text } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { useMarca } from '../../core/marca-atual.ts'
import type { Compra } from './usar-venda.ts'

function Linha({ nome, valor, forte }: { nome: string; valor: number; forte?: boolean }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm" c={forte ? undefined : 'dimmed'} fw={forte ? 650 : undefined}>
        {nome}
      </Text>
      <Text size="sm" fw={forte ? 650 : undefined} className="numeros" style={{ whiteSpace: 'nowrap' }}>
        {formatarReais(valor)}
      </Text>
    </Group>
  )
}

/** `equipe`: read by the house, not by the buyer. */
export function ValoresDaVenda({ v, equipe = false }: { v: Compra; equipe?: boolean }) {
  const { tipo } = useMarca()
  const p = palavras(tipo)
  const parcelas: readonly (readonly [string, number])[] = [
    // Most of a shop's sales have no offer in them.
    [tipo === 'loja' ? 'Preço' : maiuscula(p.lance.varios), v.valorLances],
    [maiuscula(p.comissao.um), v.valorComissao],
    ['Taxa administrativa', v.valorTaxaAdm],
    ['Despachante', v.valorDespachante],
    ['Remoção', v.valorRemocao],
    ['Vistoria', v.valorVistoria],
    ['Envio dos documentos', v.valorSedex],
    ['Outros', v.valorOutros],
    ...v.itensExtras.map((e) => [e.descricao, e.valor - e.valorPago] as const),
  ]
  return (
    <Stack gap={6}>
      {parcelas
        .filter(([, valor]) => valor > 0)
        .map(([nome, valor], i) => (
          // Two extra items may have one name.
          <Linha key={`${i} ${nome}`} nome={nome} valor={valor} />
        ))}
      <Divider my={4} />
      <Linha nome="Total" valor={v.valorTotalVenda} forte />
      {v.valorDesconto > 0 && <Linha nome="Desconto" valor={-v.valorDesconto} />}
      {v.valorRecibo > 0 && <Linha nome="Recibos" valor={-v.valorRecibo} />}
      {v.valorLiquido !== v.valorTotal && <Linha nome="Líquido" valor={v.valorLiquido} forte />}
      {v.somas.aprovado > 0 && <Linha nome="Aprovado" valor={-v.somas.aprovado} />}
      {v.somas.aguardandoValidacao > 0 && <Linha nome="Em validação" valor={-v.somas.aguardandoValidacao} />}
      <Divider my={4} />
      <Linha nome="Restante" valor={Math.max(0, v.somas.restante)} forte />
      {v.valorTroco > 0 && (
        <Linha
          nome={equipe ? 'Pago a mais, a devolver ao comprador' : 'Pago a mais, a devolver a você'}
          valor={v.valorTroco}
        />
      )}
      {v.somas.divergente > 0 && (
        <Text size="xs" c="dimmed">
          {formatarReais(v.somas.divergente)} em pagamentos divergentes não contam.
        </Text>
      )}
    </Stack>
  )
}
