// A company's partners: the list with their papers, and the form for another one. The house and the company show the same.
import {
  Anchor,
  Badge,
  Button,
  Card,
  Checkbox,
  Group,
  NumberInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { type ReactNode, useState } from 'react'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'

export type Socio = RespostaDe<Calls['GET /v1/clientes/:id/socios']>[number]
export interface SocioDigitado {
  nome: string
  documento: string
  participacao: number | null
  administrador: boolean
}
const VAZIO: SocioDigitado = { nome: '', documento: '', participacao: null, administrador: false }

interface Props {
  readonly socios: readonly Socio[]
  readonly incluir: ((s: SocioDigitado) => Promise<unknown>) | null
  /** what stands beside each partner */
  readonly acoes?: (s: Socio) => ReactNode
  readonly enderecoDoPapel?: (uid: string) => string
}

export function QuadroSocietario({ socios, incluir, acoes, enderecoDoPapel }: Props) {
  return (
    <Stack>
      {socios.length === 0 && <Text c="dimmed">Nenhum sócio no quadro.</Text>}
      {socios.map((s) => (
        <Card key={s.uid} withBorder padding="sm">
          <Group justify="space-between">
            <div>
              <Text fw={600} size="sm" component="div">
                {s.nome}{' '}
                {s.administrador && (
                  <Badge variant="light" size="sm">
                    Administrador
                  </Badge>
                )}
              </Text>
              <Text size="xs" c="dimmed">
                {s.documento.includes('*') ? s.documento : formatarDocumento(s.documento)}
                {s.participacao === null ? '' : ` · ${s.participacao.toLocaleString('pt-BR')}%`}
              </Text>
              {s.documentos.map((d) => (
                <Text key={d.uid} size="xs" component="div">
                  {enderecoDoPapel ? (
                    <Anchor href={enderecoDoPapel(d.uid)} target="_blank" rel="noreferrer" size="xs">
                      {d.nomeOriginal}
                    </Anchor>
                  ) : (
                    d.nomeOriginal
                  )}{' '}
                  · {d.situacao}
                  {d.motivo && (
                    <Text size="xs" c="red">
                      {d.motivo}
                    </Text>
                  )}
                </Text>
              ))}
            </div>
            {acoes?.(s)}
          </Group>
        </Card>
      ))}
      {incluir && <NovoSocio incluir={incluir} />}
    </Stack>
  )
}

function NovoSocio({ incluir }: { incluir: (s: SocioDigitado) => Promise<unknown> }) {
  const [v, setV] = useState(VAZIO)
  const [erro, setErro] = useState<unknown>(null)
  const [fazendo, setFazendo] = useState(false)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const enviar = async (): Promise<void> => {
    setFazendo(true)
    setErro(null)
    try {
      await incluir(v)
      setV(VAZIO)
    } catch (e) {
      setErro(e)
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Card withBorder component="form" onSubmit={(e) => (e.preventDefault(), void enviar())}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput
            label="Nome do sócio"
            value={v.nome}
            onChange={(e) => setV({ ...v, nome: e.currentTarget.value })}
            error={campos.nome}
          />
          <TextInput
            label="CPF ou CNPJ"
            value={v.documento}
            onChange={(e) => setV({ ...v, documento: e.currentTarget.value })}
            error={campos.documento}
          />
          <NumberInput
            label="Participação"
            suffix="%"
            decimalSeparator=","
            decimalScale={2}
            min={0}
            max={100}
            value={v.participacao ?? ''}
            onChange={(n) => setV({ ...v, participacao: n === '' ? null : Number(n) })}
            error={campos.participacao}
          />
        </SimpleGrid>
        <Checkbox
          label="Administra a empresa"
          checked={v.administrador}
          onChange={(e) => setV({ ...v, administrador: e.currentTarget.checked })}
        />
        {erro instanceof Error && Object.keys(campos).length === 0 && (
          <Text c="red" size="sm" role="alert">
            {erro.message}
          </Text>
        )}
        <Group>
          <Button type="submit" loading={fazendo}>
            Incluir sócio
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
