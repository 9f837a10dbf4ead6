// The house's own table of prices, month by month: a sheet in, and the vehicles of the stock follow.
import { Alert, Button, FileInput, Group, List, Stack, Text, TextInput, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useState } from 'react'
import { enviar } from '../../../core/api.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { relogio } from '../../../core/relogio.ts'

type Feito = RespostaDe<Calls['POST /v1/fipe/tabelas']>

export default function TabelaFipe() {
  const [referencia, setReferencia] = useState(diaEmBrasilia(relogio.agora()).slice(0, 7))
  const [arquivo, setArquivo] = useState<File | null>(null)
  const [fazendo, setFazendo] = useState(false)
  const [feito, setFeito] = useState<Feito | null>(null)
  const mandar = async (): Promise<void> => {
    if (arquivo === null) return
    setFazendo(true)
    setFeito(null)
    try {
      setFeito(await enviar('POST /v1/fipe/tabelas', [arquivo], { body: { referencia } }))
    } catch (e) {
      avisarErro(e)
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Stack maw={640}>
      <title>Tabela FIPE</title>
      <Title order={1} size="h2">
        Tabela FIPE
      </Title>
      <Text size="sm" c="dimmed">
        Uma planilha XLSX ou CSV com código, modelo, ano, combustível e preço. Os veículos do estoque com o
        mesmo código e ano recebem o preço e a data.
      </Text>
      <Group align="end">
        <TextInput
          label="Mês de referência"
          type="month"
          value={referencia}
          onChange={(e) => setReferencia(e.currentTarget.value)}
        />
        <FileInput
          label="Planilha"
          placeholder="Escolher arquivo"
          accept=".xlsx,.csv"
          value={arquivo}
          onChange={setArquivo}
          clearable
          clearButtonProps={{ 'aria-label': 'Tirar o arquivo' }}
        />
        <Button loading={fazendo} disabled={arquivo === null} onClick={() => void mandar()}>
          Importar
        </Button>
      </Group>
      {feito && (
        <Alert color={feito.recusadas.length > 0 ? 'yellow' : 'green'} role="status">
          {feito.gravados} preços gravados; {feito.veiculosAtualizados} veículos atualizados.
          {feito.recusadas.length > 0 && (
            <List size="sm" mt="xs">
              {feito.recusadas.map((r) => (
                <List.Item key={r.linha}>
                  Linha {r.linha}: {r.motivo}
                </List.Item>
              ))}
            </List>
          )}
        </Alert>
      )}
    </Stack>
  )
}
