// What the stay costs, whom, and what of the buyer's part was received or excused.
import { Alert, Button, Card, Group, Select, Stack, Table, Text, TextInput } from '@mantine/core'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'
import { FalhaAoEnviar, useFalha } from '../../../kit/formulario/falha-ao-enviar.tsx'
import type { Estadia } from './estadia-lida.ts'

const FORMAS = [
  { value: 'DINHEIRO', label: 'Dinheiro' },
  { value: 'CARTAO_DE_CREDITO_MANUAL', label: 'Cartão (maquininha)' },
  { value: 'PIX', label: 'Pix na conta da casa' },
] as const

export function ContasDaEstadia({ e, reler }: { e: Estadia; reler: () => Promise<void> }) {
  const { contas: c } = e
  if (c.diaria === null)
    return (
      <Text c="dimmed">Nenhuma tabela de diárias vale para este pátio e este comitente: nada é cobrado.</Text>
    )
  const linhas: readonly (readonly [string, string])[] = [
    ['Tabela', `${c.tabela ?? ''}, ${formatarReais(c.diaria)} por dia`],
    ['Comitente', `${quantos(c.comitente.dias, 'diária', 'diárias')}, ${formatarReais(c.comitente.valor)}`],
    ['Comprador', `${quantos(c.comprador.dias, 'diária', 'diárias')}, ${formatarReais(c.comprador.valor)}`],
    ...(e.compra?.dataFimEstadia
      ? ([['Livre para o comprador até', formatarData(Date.parse(e.compra.dataFimEstadia))]] as const)
      : []),
    ...(c.recebidas > 0 ? ([['Recebido', formatarReais(c.recebidas)]] as const) : []),
    ...(c.dispensadas > 0
      ? ([['Dispensado', [formatarReais(c.dispensadas), c.motivo].filter(Boolean).join(', ')]] as const)
      : []),
  ]
  return (
    <Stack>
      <Card withBorder>
        <Table variant="vertical" withRowBorders={false}>
          <Table.Tbody>
            {linhas.map(([rotulo, valor]) => (
              <Table.Tr key={rotulo}>
                <Table.Th w={190}>{rotulo}</Table.Th>
                <Table.Td className="numeros">{valor}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Text size="xs" c="dimmed" mt="xs">
          A parte do comitente entra na conta dele quando o veículo sai.
        </Text>
      </Card>
      {c.devido > 0 && (
        <Alert color="yellow" title={`A receber do comprador: ${formatarReais(c.devido)}`}>
          O veículo só sai com as diárias recebidas ou dispensadas.
        </Alert>
      )}
      {(e.can.receber || e.can.dispensar) && <Acertar key={e.versao} e={e} reler={reler} />}
    </Stack>
  )
}

function Acertar({ e, reler }: { e: Estadia; reler: () => Promise<void> }) {
  const [valor, setValor] = useState<number | null>(e.contas.devido)
  const [forma, setForma] = useState<string | null>('DINHEIRO')
  const [motivo, setMotivo] = useState('')
  const [falha, tentar, enviando] = useFalha()
  const acertar = (acao: 'receber' | 'dispensar') => async (): Promise<void> => {
    await chamar('POST /v1/estadias/:uid/diarias', {
      params: { uid: e.uid },
      body: {
        acao,
        valor: valor ?? 0,
        motivo: motivo || null,
        versao: e.versao,
        forma: acao === 'receber' ? (forma as (typeof FORMAS)[number]['value'] | null) : null,
      },
    })
    avisarSucesso(acao === 'receber' ? 'Diárias recebidas' : 'Diárias dispensadas')
    await reler()
  }
  return (
    <Card withBorder>
      <Group align="end" gap="sm">
        <EntradaDeReais label="Valor" value={valor} onValueChange={setValor} error={falha?.campos.valor} />
        {e.can.receber && (
          <Select
            label="Como pagou"
            data={[...FORMAS]}
            value={forma}
            onChange={setForma}
            allowDeselect={false}
            error={falha?.campos.forma}
          />
        )}
        {e.can.receber && (
          <Button loading={enviando} onClick={() => void tentar(acertar('receber'))}>
            Receber
          </Button>
        )}
        {e.can.dispensar && (
          <TextInput
            label="Motivo da dispensa"
            value={motivo}
            maxLength={500}
            error={falha?.campos.motivo}
            onChange={(ev) => setMotivo(ev.currentTarget.value)}
          />
        )}
        {e.can.dispensar && (
          <Button variant="default" loading={enviando} onClick={() => void tentar(acertar('dispensar'))}>
            Dispensar
          </Button>
        )}
      </Group>
      <FalhaAoEnviar falha={falha} />
    </Card>
  )
}
