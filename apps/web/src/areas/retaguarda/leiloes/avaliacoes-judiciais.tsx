// What each lot of a court's auction was valued at, and what weighs on it: its minimum of both rounds follows from it.
import { Button, Card, Stack, Table, Text, Textarea, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DA_PRACA } from '@martelo/domain/judicial/pracas.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { FalhaAoEnviar, useFalha } from '../../../kit/formulario/falha-ao-enviar.tsx'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'

type Lote = RespostaDe<Calls['GET /v1/leiloes/judicial/:leilaoUid']>['lotes'][number]

interface Props {
  readonly lotes: readonly Lote[]
  readonly refazer: () => Promise<void>
}

export function AvaliacoesJudiciais({ lotes, refazer }: Props) {
  return (
    <Card withBorder>
      <Title order={2} size="h5">
        Avaliação dos lotes
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        A avaliação é o mínimo da 1ª praça. O da 2ª é calculado.
      </Text>
      {lotes.length === 0 ? (
        <Text size="sm">
          Este leilão ainda não tem lotes: inclua os bens na aba Lotes para avaliá-los aqui.
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={640}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Lote</Table.Th>
                <Table.Th>Praça</Table.Th>
                <Table.Th>Avaliação e ônus</Table.Th>
                <Table.Th ta="right">Mínimo agora</Table.Th>
                <Table.Th ta="right">Mínimo da 2ª</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lotes.map((l) => (
                <Table.Tr key={l.lelUid}>
                  <Table.Td>{`${l.numero} – ${l.nome}`}</Table.Td>
                  <Table.Td>{l.avaliacao === null ? '–' : ROTULO_DA_PRACA[l.praca]}</Table.Td>
                  <Table.Td>
                    <Avaliacao key={`${l.avaliacao} ${l.onus}`} l={l} refazer={refazer} />
                  </Table.Td>
                  <Table.Td ta="right" className="numeros">
                    {formatarReais(l.minimo)}
                  </Table.Td>
                  <Table.Td ta="right" className="numeros">
                    {l.minimoDaSegunda === null ? '–' : formatarReais(l.minimoDaSegunda)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Card>
  )
}

function Avaliacao({ l, refazer }: { readonly l: Lote; readonly refazer: () => Promise<void> }) {
  const [valor, setValor] = useState(l.avaliacao)
  const [onus, setOnus] = useState(l.onus ?? '')
  const [falha, tentar, enviando] = useFalha()
  const campos = falha?.campos ?? {}
  const mudou = valor !== l.avaliacao || onus.trim() !== (l.onus ?? '')
  const salvar = () =>
    tentar(async () => {
      if (valor === null) return
      await chamar('PUT /v1/leiloes/judicial/lotes/:lelUid', {
        params: { lelUid: l.lelUid },
        body: { avaliacao: valor, onus },
      })
      avisarSucesso('Avaliação salva')
      await refazer()
    })
  return (
    <Stack gap="xs">
      <EntradaDeReais
        aria-label={`Avaliação do lote ${l.numero}`}
        value={valor}
        onValueChange={setValor}
        disabled={!l.podeAvaliar}
        error={campos['avaliacao']}
        description={l.preso}
      />
      <Textarea
        aria-label={`Ônus e débitos do lote ${l.numero}`}
        placeholder="Ônus e débitos"
        autosize
        minRows={1}
        maxLength={1000}
        value={onus}
        error={campos['onus']}
        onChange={(e) => setOnus(e.currentTarget.value)}
      />
      {Object.keys(campos).length === 0 && <FalhaAoEnviar falha={falha} />}
      {valor !== null && mudou && (
        <Button size="compact-sm" loading={enviando} onClick={() => void salvar()}>
          Salvar
        </Button>
      )}
    </Stack>
  )
}
