// Removals from a spreadsheet: first what is in it and what is wrong, row by row; then, with a second touch, the requests.
import { Alert, Button, FileButton, Group, Modal, ScrollArea, Stack, Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { COLUNAS_DA_PLANILHA } from '@martelo/domain/remocoes/planilha-de-remocoes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enviar } from '../../../core/api.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { FalhaAoEnviar, useFalha } from '../../../parts/estadias/falha-ao-enviar.tsx'

type Previa = RespostaDe<Calls['POST /v1/remocoes/planilha']>

export function PlanilhaDeRemocoes({ aoFechar }: { aoFechar: () => void }) {
  const consultas = useQueryClient()
  const [chaveDoPedido] = useState(novaChave)
  const [arquivo, setArquivo] = useState<File | null>(null)
  const [previa, setPrevia] = useState<Previa | null>(null)
  const [falha, tentar, enviando] = useFalha()
  const mandar = async (a: File, confirmar: boolean): Promise<void> => {
    const r = await enviar('POST /v1/remocoes/planilha', [a], {
      body: { confirmar: confirmar ? 'sim' : 'nao', chaveDoPedido },
    })
    setPrevia(r)
    if (!confirmar) return
    avisarSucesso(quantos(r.pedidas, 'remoção pedida', 'remoções pedidas'))
    await consultas.invalidateQueries()
    aoFechar()
  }
  const certas = previa?.linhas.filter((l) => l.erro === null).length ?? 0
  return (
    <Modal
      opened
      onClose={aoFechar}
      size="xl"
      title="Pedir remoções por planilha"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack>
        <Text size="sm">
          Um .xlsx ou .csv com as colunas {COLUNAS_DA_PLANILHA.join(', ')} na primeira linha. Local e pátio
          pelo nome do cadastro.
        </Text>
        <Group>
          <FileButton
            accept=".xlsx,.csv"
            onChange={(a) => {
              setArquivo(a)
              setPrevia(null)
              if (a) void tentar(() => mandar(a, false))
            }}
          >
            {(p) => (
              <Button {...p} variant="default" loading={enviando}>
                {arquivo?.name ?? 'Escolher a planilha'}
              </Button>
            )}
          </FileButton>
          {arquivo && previa && certas > 0 && (
            <Button loading={enviando} onClick={() => void tentar(() => mandar(arquivo, true))}>
              Pedir {quantos(certas, 'remoção', 'remoções')}
            </Button>
          )}
        </Group>
        <FalhaAoEnviar falha={falha} />
        {previa && certas < previa.linhas.length && (
          <Alert color="yellow">
            {quantos(previa.linhas.length - certas, 'linha fica', 'linhas ficam')} de fora. Corrija e envie de
            novo: o que já foi pedido não se repete.
          </Alert>
        )}
        {previa && <Linhas previa={previa} />}
      </Stack>
    </Modal>
  )
}

function Linhas({ previa }: { previa: Previa }) {
  return (
    <ScrollArea.Autosize mah={360}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Linha</Table.Th>
            <Table.Th>Veículo</Table.Th>
            <Table.Th>De</Table.Th>
            <Table.Th>Para</Table.Th>
            <Table.Th>Resultado</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {previa.linhas.map((l) => (
            <Table.Tr key={l.linha}>
              <Table.Td>{l.linha}</Table.Td>
              <Table.Td>{l.veiculo}</Table.Td>
              <Table.Td>{l.local}</Table.Td>
              <Table.Td>{l.patio}</Table.Td>
              <Table.Td>{l.erro ?? 'Certo'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}
