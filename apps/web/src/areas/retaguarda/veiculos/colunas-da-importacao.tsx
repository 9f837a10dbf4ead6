// How the columns of the file were understood, each changeable.
import { Accordion, Button, Group, Select, SimpleGrid, Text } from '@mantine/core'
import { useState } from 'react'
import type { Importacao } from './importacao-lida.ts'

interface Props {
  readonly i: Importacao
  readonly fazendo: boolean
  readonly refazer: (mapeamento: Record<string, string | null>, aba?: string) => Promise<void>
}

export function ColunasDaImportacao({ i, fazendo, refazer }: Props) {
  const [mudadas, setMudadas] = useState<Record<string, string | null>>({})
  const desconhecidas = i.colunas.filter((c) => c.chave === null && c.titulo !== '')
  const opcoes = i.conhecidas.map((c) => ({ value: c.chave, label: c.titulo }))
  const escolhida = (indice: number, chave: string | null): string | null =>
    String(indice) in mudadas ? (mudadas[String(indice)] ?? null) : chave
  const aplicar = (): void => {
    const todas = Object.fromEntries(i.colunas.map((c) => [String(c.indice), escolhida(c.indice, c.chave)]))
    void refazer(todas, i.aba ?? undefined).then(() => setMudadas({}))
  }
  return (
    <Accordion variant="separated" defaultValue={desconhecidas.length > 0 ? 'colunas' : null}>
      <Accordion.Item value="colunas">
        <Accordion.Control>
          Colunas do arquivo
          <Text span size="sm" c="dimmed">
            {' '}
            · {i.colunas.filter((c) => c.chave !== null).length} de {i.colunas.length} usadas
            {i.linhaDoCabecalho ? `, títulos na linha ${i.linhaDoCabecalho}` : ''}
          </Text>
        </Accordion.Control>
        <Accordion.Panel>
          {i.abas.length > 1 && (
            <Select
              label="Aba da planilha"
              maw={280}
              mb="sm"
              data={[...i.abas]}
              value={i.aba}
              allowDeselect={false}
              onChange={(aba) => aba && void refazer({}, aba)}
            />
          )}
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
            {i.colunas.map((c) => (
              <Select
                key={c.indice}
                size="xs"
                label={`${c.letra} · ${c.titulo || 'sem título'}`}
                placeholder="Não usar"
                description={c.repetida ? 'Outra coluna já dá este campo' : undefined}
                data={opcoes}
                value={escolhida(c.indice, c.chave)}
                onChange={(chave) => setMudadas({ ...mudadas, [String(c.indice)]: chave })}
                searchable
                clearable
                clearButtonProps={{ 'aria-label': `Não usar a coluna ${c.letra}` }}
              />
            ))}
          </SimpleGrid>
          <Group justify="end" mt="sm">
            <Button
              size="xs"
              disabled={Object.keys(mudadas).length === 0}
              loading={fazendo}
              onClick={aplicar}
            >
              Conferir de novo
            </Button>
          </Group>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
