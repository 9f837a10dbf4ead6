// How guests come in: one by a short form, many by a spreadsheet that is shown row by row before anything is kept.
import {
  Alert,
  Button,
  FileButton,
  Group,
  Modal,
  ScrollArea,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { COLUNAS_DE_CONVIDADOS } from '@martelo/domain/eventos/convidados.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar, enviar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { FalhaAoEnviar, useFalha } from '../../../parts/estadias/falha-ao-enviar.tsx'

interface Props {
  readonly uid: string
  readonly aoFechar: () => void
}
type Previa = RespostaDe<Calls['POST /v1/eventos/:uid/convidados/planilha']>

export function NovoConvidado({ uid, aoFechar }: Props) {
  const consultas = useQueryClient()
  const [v, setV] = useState({ nome: '', email: '', telefone: '', empresa: '' })
  const [falha, tentar, enviando] = useFalha()
  const campo = (nome: keyof typeof v, label: string) => (
    <TextInput
      label={label}
      value={v[nome]}
      error={falha?.campos[nome]}
      required={nome === 'nome'}
      type={nome === 'email' ? 'email' : 'text'}
      onChange={(e) => {
        const texto = e.currentTarget.value
        setV((a) => ({ ...a, [nome]: texto }))
      }}
    />
  )
  return (
    <Modal opened onClose={aoFechar} title="Convidar" closeButtonProps={{ 'aria-label': 'Fechar' }}>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void tentar(async () => {
            const body = { ...v, email: v.email.trim() || null }
            const g = await chamar('POST /v1/eventos/:uid/convidados', { params: { uid }, body })
            avisarSucesso(`${g.nome} está na lista`)
            await consultas.invalidateQueries()
            aoFechar()
          })
        }}
      >
        <Stack>
          {campo('nome', 'Nome')}
          {campo('email', 'E-mail')}
          {campo('telefone', 'Telefone')}
          {campo('empresa', 'Empresa')}
          <FalhaAoEnviar falha={falha} />
          <Button type="submit" loading={enviando}>
            Incluir
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}

export function PlanilhaDeConvidados({ uid, aoFechar }: Props) {
  const consultas = useQueryClient()
  const [arquivo, setArquivo] = useState<File | null>(null)
  const [previa, setPrevia] = useState<Previa | null>(null)
  const [falha, tentar, enviando] = useFalha()
  const mandar = async (a: File, confirmar: boolean): Promise<void> => {
    const r = await enviar('POST /v1/eventos/:uid/convidados/planilha', [a], {
      params: { uid },
      body: { confirmar: confirmar ? 'sim' : 'nao' },
    })
    setPrevia(r)
    if (!confirmar) return
    avisarSucesso(quantos(r.incluidos, 'convidado incluído', 'convidados incluídos'))
    await consultas.invalidateQueries()
    aoFechar()
  }
  const certas = previa?.linhas.filter((l) => l.erro === null).length ?? 0
  return (
    <Modal
      opened
      onClose={aoFechar}
      size="xl"
      title="Convidados por planilha"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack>
        <Text size="sm">
          Um .xlsx ou .csv com as colunas {COLUNAS_DE_CONVIDADOS.join(', ')} na primeira linha; só o nome é
          obrigatório.
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
              Incluir {quantos(certas, 'convidado', 'convidados')}
            </Button>
          )}
        </Group>
        <FalhaAoEnviar falha={falha} />
        {previa && certas < previa.linhas.length && (
          <Alert color="yellow">
            {quantos(previa.linhas.length - certas, 'linha fica', 'linhas ficam')} de fora.
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
            <Table.Th>Nome</Table.Th>
            <Table.Th>E-mail</Table.Th>
            <Table.Th>Resultado</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {previa.linhas.map((l) => (
            <Table.Tr key={l.linha}>
              <Table.Td>{l.linha}</Table.Td>
              <Table.Td>{l.nome}</Table.Td>
              <Table.Td>{l.email}</Table.Td>
              <Table.Td>{l.erro ?? 'Certo'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}
