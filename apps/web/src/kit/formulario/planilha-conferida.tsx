// Many at once from a spreadsheet: chosen, shown row by row with what is wrong, and kept by a second touch.
import { Alert, Button, FileButton, Group, Modal, ScrollArea, Stack, Table, Text } from '@mantine/core'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { avisarSucesso } from '../../core/mantine/avisos.ts'
import { FalhaAoEnviar, useFalha } from './falha-ao-enviar.tsx'

interface Linha {
  readonly linha: number
  /** null: it can be kept */
  readonly erro: string | null
}

interface Props<R extends { readonly linhas: readonly Linha[] }> {
  readonly titulo: string
  /** which columns it has, and what is asked of them */
  readonly ajuda: string
  /** said beside how many rows stay out */
  readonly seFicam?: string
  readonly colunas: readonly (readonly [string, (l: R['linhas'][number]) => string | null])[]
  /** the button for so many good rows */
  readonly botao: (certas: number) => string
  readonly mandar: (arquivo: File, confirmar: 'sim' | 'nao') => Promise<R>
  /** what was kept, in words */
  readonly feito: (r: R) => string
  readonly aoFechar: () => void
}

export function PlanilhaConferida<R extends { readonly linhas: readonly Linha[] }>(p: Props<R>) {
  const consultas = useQueryClient()
  const [arquivo, setArquivo] = useState<File | null>(null)
  const [previa, setPrevia] = useState<R | null>(null)
  const [falha, tentar, enviando] = useFalha()
  const conferir = async (a: File): Promise<void> => setPrevia(await p.mandar(a, 'nao'))
  const guardar = async (a: File): Promise<void> => {
    avisarSucesso(p.feito(await p.mandar(a, 'sim')))
    await consultas.invalidateQueries()
    p.aoFechar()
  }
  const certas = previa?.linhas.filter((l) => l.erro === null).length ?? 0
  const fora = (previa?.linhas.length ?? 0) - certas
  return (
    <Modal
      opened
      onClose={p.aoFechar}
      size="xl"
      title={p.titulo}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack>
        <Text size="sm">{p.ajuda}</Text>
        <Group>
          <FileButton
            accept=".xlsx,.csv"
            onChange={(a) => {
              setArquivo(a)
              setPrevia(null)
              if (a) void tentar(() => conferir(a))
            }}
          >
            {(b) => (
              <Button {...b} variant="default" loading={enviando}>
                {arquivo?.name ?? 'Escolher a planilha'}
              </Button>
            )}
          </FileButton>
          {arquivo && certas > 0 && (
            <Button loading={enviando} onClick={() => void tentar(() => guardar(arquivo))}>
              {p.botao(certas)}
            </Button>
          )}
        </Group>
        <FalhaAoEnviar falha={falha} />
        {fora > 0 && (
          <Alert color="yellow">
            {[`${quantos(fora, 'linha fica', 'linhas ficam')} de fora.`, p.seFicam].filter(Boolean).join(' ')}
          </Alert>
        )}
        {previa && <Linhas linhas={previa.linhas} colunas={p.colunas} />}
      </Stack>
    </Modal>
  )
}

function Linhas<L extends Linha>({
  linhas,
  colunas,
}: {
  readonly linhas: readonly L[]
  readonly colunas: readonly (readonly [string, (l: L) => string | null])[]
}) {
  return (
    <ScrollArea.Autosize mah={360} className="linhas-em-cartoes">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Linha</Table.Th>
            {colunas.map(([nome]) => (
              <Table.Th key={nome}>{nome}</Table.Th>
            ))}
            <Table.Th>Resultado</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linhas.map((l) => (
            <Table.Tr key={l.linha}>
              <Table.Td data-rotulo="Linha">{l.linha}</Table.Td>
              {colunas.map(([nome, ver]) => (
                <Table.Td key={nome} data-rotulo={nome} data-vazio={!ver(l) || undefined}>
                  {ver(l)}
                </Table.Td>
              ))}
              <Table.Td data-rotulo="Resultado" c={l.erro === null ? undefined : 'var(--cor-perigo)'}>
                {l.erro ?? 'Certo'}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}
