// What a payment does to what is missing, in three lines that are read before it is confirmed.
import { Alert, Divider, Group, Stack, Text } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import {
  avisoDeExcedente,
  type ResumoDoPagamento as Resumo,
} from '@martelo/domain/pagamentos/guarda-do-pagamento.ts'

function Linha({ nome, valor, forte = false }: { nome: string; valor: number; forte?: boolean }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text fw={forte ? 650 : undefined}>{nome}</Text>
      <Text fw={forte ? 650 : undefined} className="numeros" style={{ whiteSpace: 'nowrap' }}>
        {formatarReais(valor)}
      </Text>
    </Group>
  )
}

export function ResumoDoPagamento({ rotulo, valor, r }: { rotulo: string; valor: number; r: Resumo }) {
  const excedente = avisoDeExcedente(r)
  return (
    <Stack gap={6}>
      <Linha nome="Falta agora" valor={r.antes} />
      <Linha nome={rotulo} valor={valor} forte />
      <Divider />
      <Linha nome="Falta depois" valor={r.depois} forte />
      {excedente && (
        <Alert color="red" title="Mais do que é devido" mt="xs">
          {excedente}
        </Alert>
      )}
    </Stack>
  )
}
