// Where the vehicle stands and stood, and how it left.
import { Anchor, Button, Card, Group, Select, Stack, Table, Text, TextInput } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { noPatio } from '@martelo/domain/estadias/states.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Assinatura } from '../../../parts/estadias/assinatura-desenhada.tsx'
import { FalhaAoEnviar, useFalha } from '../../../kit/formulario/falha-ao-enviar.tsx'
import { VagasLivres } from '../../../parts/estadias/vagas-livres.tsx'
import type { Estadia } from './estadia-lida.ts'

export function LugarDaEstadia({ e, reler }: { e: Estadia; reler: () => Promise<void> }) {
  const verVeiculo = permite('veiculo:ver', useQuem())
  const quando = (iso: string | null): string | null => (iso ? formatarDataHora(Date.parse(iso)) : null)
  const linhas: readonly (readonly [string, string | null])[] = [
    ['Comitente', e.comitente],
    ['Chegada prevista', e.previstaEm && formatarDia(e.previstaEm)],
    ['Entrada', quando(e.diaInicio)],
    ['Saída', quando(e.diaFim)],
    ['Permanência', e.diaInicio ? quantos(e.dias, 'dia', 'dias') : null],
    ['Compra', e.compra && `Lote ${e.compra.lote}, ${e.compra.comprador}`],
    ['Observação', e.observacao],
    ['Aberta por', [quando(e.createdAt), e.createdPor].filter(Boolean).join(', ')],
  ]
  return (
    <Stack>
      <Card withBorder>
        <Table variant="vertical" withRowBorders={false}>
          <Table.Tbody>
            <Table.Tr>
              <Table.Th w={150}>Veículo</Table.Th>
              <Table.Td>
                {verVeiculo ? (
                  <Anchor
                    component={Link}
                    to={caminho(TELAS_RETAGUARDA.veiculo, { uid: e.veiculo.uid })}
                    size="sm"
                  >
                    {e.veiculo.nome}
                  </Anchor>
                ) : (
                  e.veiculo.nome
                )}
              </Table.Td>
            </Table.Tr>
            {linhas.map(([rotulo, valor]) =>
              valor ? (
                <Table.Tr key={rotulo}>
                  <Table.Th>{rotulo}</Table.Th>
                  <Table.Td>{valor}</Table.Td>
                </Table.Tr>
              ) : null,
            )}
          </Table.Tbody>
        </Table>
      </Card>
      {e.can.mover && noPatio(e.situacao) && <MudarDeLugar key={e.versao} e={e} reler={reler} />}
      <ComoSaiu e={e} />
      {e.movimentos.length > 0 && (
        <Card withBorder>
          <Text fw={600} size="sm" mb="xs">
            Mudanças de lugar
          </Text>
          <Stack gap={4}>
            {e.movimentos.map((m) => (
              <Text key={m.id} size="sm">
                {formatarDataHora(Date.parse(m.quando))}: {m.de} → {m.para}
                {m.motivo && `. ${m.motivo}`}
                {m.por && `. ${m.por}`}
              </Text>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

function ComoSaiu({ e }: { e: Estadia }) {
  if (e.devolucaoNome === null) return null
  return (
    <Card withBorder>
      <Text fw={600} size="sm">
        {e.devolucaoTipoMotivo ? `Devolvido: ${e.devolucaoTipoMotivo}` : 'Entregue ao comprador'}
      </Text>
      <Text size="sm">
        {[e.devolucaoNome, e.devolucaoDoc && `${e.devolucaoTipoDoc ?? 'Documento'} ${e.devolucaoDoc}`]
          .filter(Boolean)
          .join(', ')}
      </Text>
      {[e.devolucaoMotivo, e.devolucaoObservacao].filter(Boolean).map((t) => (
        <Text key={t} size="sm">
          {t}
        </Text>
      ))}
      <Text size="xs" c="dimmed" mb="xs">
        {[e.devolucaoData && formatarDataHora(Date.parse(e.devolucaoData)), e.finalizadoPor]
          .filter(Boolean)
          .join(', ')}
        {e.finalizadoByCliente && ', com a assinatura de quem levou'}
      </Text>
      {e.assinatura && <Assinatura desenho={e.assinatura} de={e.devolucaoNome} />}
    </Card>
  )
}

function MudarDeLugar({ e, reler }: { e: Estadia; reler: () => Promise<void> }) {
  const [patUid, setPatUid] = useState<string | null>(e.patioUid)
  const [vagaUid, setVagaUid] = useState<string | null>(null)
  const [motivo, setMotivo] = useState('')
  const [falha, tentar, enviando] = useFalha()
  const { data: patios } = useQuery({
    queryKey: ['patios-ativos'],
    queryFn: () => chamar('GET /v1/patios/ativos'),
  })
  const mudar = async (): Promise<void> => {
    await chamar('POST /v1/estadias/:uid/vaga', {
      params: { uid: e.uid },
      body: { patUid: patUid ?? '', vagaUid, motivo: motivo || null, versao: e.versao },
    })
    avisarSucesso('Lugar mudado')
    await reler()
  }
  return (
    <Card withBorder>
      <form
        onSubmit={(ev) => {
          ev.preventDefault()
          void tentar(mudar)
        }}
      >
        <Text fw={600} size="sm" mb="xs">
          Levar a outro lugar
        </Text>
        <Group align="end" gap="sm">
          <Select
            label="Pátio"
            allowDeselect={false}
            data={(patios ?? []).map((p) => ({ value: p.uid, label: p.nome }))}
            value={patUid}
            onChange={(p) => {
              setPatUid(p)
              setVagaUid(null)
            }}
            error={falha?.campos.patUid}
          />
          <VagasLivres patUid={patUid} valor={vagaUid} mudar={setVagaUid} erro={falha?.campos.vagaUid} />
          <TextInput
            label="Motivo"
            value={motivo}
            maxLength={500}
            onChange={(ev) => setMotivo(ev.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            loading={enviando}
            disabled={patUid === e.patioUid && vagaUid === null && e.vaga === null}
          >
            Mudar
          </Button>
        </Group>
        <FalhaAoEnviar falha={falha} />
      </form>
    </Card>
  )
}
