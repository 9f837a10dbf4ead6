// Vehicles and lots from a spreadsheet or a Receita Federal notice: choose, look at what would happen, confirm.
import { Anchor, Button, Card, Group, Stack, Stepper, Table, Text, Title } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { chamar, enderecoDe, enviar } from '../../../core/api.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { DestinoDaImportacao } from './destino-da-importacao.tsx'
import { type Escolhas, SITUACAO_DA_IMPORTACAO } from './importacao-lida.ts'
import { PreviaDaImportacao } from './previa-da-importacao.tsx'

const MAIOR_ARQUIVO = 20 * 1024 * 1024

export default function TelaDeImportacao() {
  const [params, setParams] = useSearchParams()
  const consultas = useQueryClient()
  const uid = params.get('importacao')
  const [escolhas, setEscolhas] = useState<Escolhas>({ leiId: Number(params.get('leilao')) || undefined })
  const [lendo, setLendo] = useState(false)
  const abrir = (novo: string | null): void =>
    setParams((p) => {
      if (novo === null) p.delete('importacao')
      else p.set('importacao', novo)
      return p
    })
  const mandar = async (arquivo: File | undefined): Promise<void> => {
    if (!arquivo) return
    setLendo(true)
    try {
      const i = await enviar('POST /v1/importacoes', [arquivo], { body: escolhas })
      consultas.setQueryData(['importacao', i.uid], i)
      abrir(i.uid)
    } catch (e) {
      avisarErro(e)
    } finally {
      setLendo(false)
    }
  }
  return (
    <Stack>
      <title>Importação</title>
      <Title order={1} size="h2">
        Importação de veículos e lotes
      </Title>
      {uid === null ? (
        <>
          <Stepper active={0} size="sm" allowNextStepsSelect={false}>
            <Stepper.Step label="Arquivo" description="XLSX, CSV ou edital da Receita" />
            <Stepper.Step label="Conferência" description="Nada é salvo ainda" />
            <Stepper.Step label="Resultado" />
          </Stepper>
          <Card withBorder>
            <DestinoDaImportacao escolhas={escolhas} mudar={setEscolhas} />
            <Dropzone
              mt="md"
              multiple={false}
              maxSize={MAIOR_ARQUIVO}
              loading={lendo}
              onDrop={(a) => void mandar(a[0])}
              onReject={() => avisarErro(new Error('Envie um arquivo .xlsx, .csv ou .json de até 20 MB.'))}
              inputProps={{ 'aria-label': 'Enviar a planilha' }}
            >
              <Group justify="center" mih={140} gap="sm">
                <IconFileSpreadsheet size={36} aria-hidden />
                <div>
                  <Text fw={600}>Arraste a planilha para cá ou clique para escolher</Text>
                  <Text size="sm" c="dimmed">
                    Excel (.xlsx), CSV ou edital da Receita Federal (.json), até 20 MB e 20.000 linhas
                  </Text>
                </div>
              </Group>
            </Dropzone>
            <Group mt="sm" gap="md">
              {(['xlsx', 'csv'] as const).map((formato) => (
                <Anchor
                  key={formato}
                  href={enderecoDe('/v1/importacoes/modelo/:formato', { params: { formato } })}
                  size="sm"
                  download
                >
                  <Group gap={4}>
                    <IconDownload size={14} aria-hidden /> Modelo em {formato.toUpperCase()}
                  </Group>
                </Anchor>
              ))}
            </Group>
          </Card>
          <Recentes abrir={abrir} />
        </>
      ) : (
        <PreviaDaImportacao uid={uid} aoRecomecar={() => abrir(null)} />
      )}
    </Stack>
  )
}

function Recentes({ abrir }: { abrir: (uid: string) => void }) {
  const { data } = useQuery({ queryKey: ['importacoes'], queryFn: () => chamar('GET /v1/importacoes') })
  if (!data || data.length === 0) return null
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="xs">
        Últimas importações
      </Title>
      <Table.ScrollContainer minWidth={640}>
        <Table verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Arquivo</Table.Th>
              <Table.Th>Leilão</Table.Th>
              <Table.Th>Por</Table.Th>
              <Table.Th>Quando</Table.Th>
              <Table.Th ta="right">Linhas</Table.Th>
              <Table.Th>Situação</Table.Th>
              <Table.Th>Ação</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((i) => (
              <Table.Tr key={i.uid}>
                <Table.Td>{i.nomeArquivo}</Table.Td>
                <Table.Td>{i.leilao ?? 'Só veículos'}</Table.Td>
                <Table.Td>{i.por}</Table.Td>
                <Table.Td className="numeros">{formatarDataHora(Date.parse(i.criadaAt))}</Table.Td>
                <Table.Td ta="right" className="numeros">
                  {i.linhas}
                </Table.Td>
                <Table.Td>{SITUACAO_DA_IMPORTACAO[i.situacao]}</Table.Td>
                <Table.Td>
                  <Button
                    size="compact-xs"
                    variant="default"
                    onClick={() => abrir(i.uid)}
                    aria-label={`Abrir ${i.nomeArquivo}`}
                  >
                    Abrir
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="xs" c="dimmed" mt="xs">
        Os veículos importados aparecem em{' '}
        <Anchor component={Link} to={TELAS_RETAGUARDA.veiculos.path} size="xs" underline="always">
          Veículos
        </Anchor>
        .
      </Text>
    </Card>
  )
}
