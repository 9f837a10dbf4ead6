// Two lists of the lot's form: what Detran says, and the lines of the invoice. Rows are added, changed and removed in
// place; nothing is saved before the form is.
import { ActionIcon, Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { LoteAberto } from './lote-aberto.ts'
import { EntradaDeReais } from '../../kit/registro/entrada-de-reais.tsx'

type ItemDoDetran = LoteAberto['situacaoDetran'][number]
type ItemDaNota = LoteAberto['itensNotaFiscal'][number]

interface Lista<T> {
  readonly itens: readonly T[]
  readonly mudar: (itens: T[]) => void
  readonly erros: Readonly<Record<string, string>>
  readonly travado: boolean
}

const trocar = <T,>(itens: readonly T[], i: number, novo: T): T[] => itens.map((x, j) => (j === i ? novo : x))
const sem = <T,>(itens: readonly T[], i: number): T[] => itens.filter((_, j) => j !== i)

function Tirar({ nome, aoTirar, travado }: { nome: string; aoTirar: () => void; travado: boolean }) {
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      size="lg"
      aria-label={`Tirar ${nome}`}
      disabled={travado}
      onClick={aoTirar}
    >
      <IconTrash size={16} />
    </ActionIcon>
  )
}

export function ItensDoDetran({ itens, mudar, erros, travado }: Lista<ItemDoDetran>) {
  return (
    <Stack gap="xs">
      {itens.length === 0 && (
        <Text size="sm" c="dimmed">
          Nada informado: a página do lote não mostra esta parte.
        </Text>
      )}
      {itens.map((item, i) => (
        <Group key={i} gap="xs" wrap="nowrap" align="start">
          <TextInput
            aria-label={`Item ${i + 1}`}
            placeholder="IPVA, multas, restrições…"
            value={item.rotulo}
            error={erros[`situacaoDetran.${i}.rotulo`]}
            disabled={travado}
            maxLength={60}
            onChange={(e) => mudar(trocar(itens, i, { ...item, rotulo: e.currentTarget.value }))}
          />
          <TextInput
            style={{ flex: 1 }}
            aria-label={`O que consta no item ${i + 1}`}
            placeholder="Quitado"
            value={item.valor}
            error={erros[`situacaoDetran.${i}.valor`]}
            disabled={travado}
            maxLength={200}
            onChange={(e) => mudar(trocar(itens, i, { ...item, valor: e.currentTarget.value }))}
          />
          <Tirar
            nome={item.rotulo || `item ${i + 1}`}
            travado={travado}
            aoTirar={() => mudar(sem(itens, i))}
          />
        </Group>
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={travado}
          onClick={() => mudar([...itens, { rotulo: '', valor: '' }])}
        >
          Item do Detran
        </Button>
      </div>
    </Stack>
  )
}

export function ItensDaNota({ itens, mudar, erros, travado }: Lista<ItemDaNota>) {
  return (
    <Stack gap="xs">
      {itens.length === 0 && (
        <Text size="sm" c="dimmed">
          Sem itens, a nota sai com o nome do lote.
        </Text>
      )}
      {itens.map((item, i) => (
        <Group key={i} gap="xs" wrap="nowrap" align="start">
          <TextInput
            style={{ flex: 1 }}
            aria-label={`Descrição do item ${i + 1}`}
            value={item.descricao}
            error={erros[`itensNotaFiscal.${i}.descricao`]}
            disabled={travado}
            maxLength={200}
            onChange={(e) => mudar(trocar(itens, i, { ...item, descricao: e.currentTarget.value }))}
          />
          <NumberInput
            w={90}
            aria-label={`Quantidade do item ${i + 1}`}
            value={item.quantidade}
            min={1}
            max={1_000_000}
            allowDecimal={false}
            error={erros[`itensNotaFiscal.${i}.quantidade`]}
            disabled={travado}
            onChange={(n) => mudar(trocar(itens, i, { ...item, quantidade: Number(n) || 1 }))}
          />
          <EntradaDeReais
            w={130}
            aria-label={`Valor do item ${i + 1}`}
            value={item.valor}
            disabled={travado}
            onValueChange={(valor) => mudar(trocar(itens, i, { ...item, valor }))}
          />
          <Tirar
            nome={item.descricao || `item ${i + 1}`}
            travado={travado}
            aoTirar={() => mudar(sem(itens, i))}
          />
        </Group>
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={travado}
          onClick={() => mudar([...itens, { descricao: '', quantidade: 1, valor: null }])}
        >
          Item da nota
        </Button>
      </div>
    </Stack>
  )
}
