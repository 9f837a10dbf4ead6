// What the bank agreed with each account: way, layout, wallet, charges, deadlines.
import {
  Badge,
  Button,
  Card,
  Checkbox,
  Group,
  NumberInput,
  Select,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { CHAVE_DAS_VENDAS } from '../../../parts/vendas/usar-venda.ts'

type Conta = RespostaDe<Calls['GET /v1/boletos/convenios']>[number]
type Convenio = Omit<NonNullable<Conta['convenio']>, 'proximaRemessa'>

const NOVO: Convenio = {
  via: 'CNAB',
  padrao: '400',
  carteira: '',
  convenio: null,
  principal: false,
  ativo: true,
  multa: 2,
  jurosAoMes: 1,
  diasParaBaixa: 5,
  diasParaProtesto: null,
  instrucoes: '',
  proximoNumero: 1,
  versao: 0,
}

export function AbaDeConvenios() {
  const quem = useQuem()
  const pode = quem !== null && permite('conta-bancaria:editar', quem)
  const { data, error } = useQuery({
    queryKey: [...CHAVE_DAS_VENDAS, 'convenios'],
    queryFn: () => chamar('GET /v1/boletos/convenios'),
  })
  return (
    <Stack>
      {error && (
        <Text c="red" role="alert">
          {error.message}
        </Text>
      )}
      {!data && !error && <Skeleton height={160} />}
      {data?.length === 0 && <Text c="dimmed">Cadastre primeiro uma conta bancária da casa.</Text>}
      {data?.map((c) => (
        <UmaConta key={c.contaUid} c={c} pode={pode} />
      ))}
    </Stack>
  )
}

function UmaConta({ c, pode }: { c: Conta; pode: boolean }) {
  const [editando, setEditando] = useState(false)
  const v = c.convenio
  return (
    <Card withBorder component="section" aria-label={`Conta ${c.conta} do ${c.banco}`}>
      <Group justify="space-between" align="start">
        <div>
          <Group gap="xs">
            <Text fw={600}>
              {c.bancoCodigo} {c.banco} · {c.agencia} / {c.conta}
            </Text>
            {v?.principal && <Badge>Principal</Badge>}
            {v && !v.ativo && <Badge color="gray">Desligado</Badge>}
          </Group>
          <Text size="sm" c="dimmed">
            {c.comitente ? `Comitente ${c.comitente}` : 'Conta da casa'} · {c.titular}
          </Text>
          <Text size="sm">
            {v === null
              ? 'Não emite boletos.'
              : `${v.via === 'API' ? 'Pela API do banco' : `Por arquivo CNAB ${v.padrao}`} · carteira ${v.carteira} · multa ${v.multa}% · juros ${v.jurosAoMes}% ao mês · ${v.diasParaProtesto === null ? 'sem protesto' : `protesto em ${v.diasParaProtesto} dias`}`}
          </Text>
        </div>
        {pode && !editando && (
          <Button variant="default" onClick={() => setEditando(true)}>
            {v === null ? 'Emitir boletos nesta conta' : 'Alterar'}
          </Button>
        )}
      </Group>
      {editando && <Formulario c={c} aoFechar={() => setEditando(false)} />}
    </Card>
  )
}

function useSalvar(c: Conta, d: Convenio, aoFechar: () => void) {
  const [erro, setErro] = useState<ErroDeChamada | null>(null)
  const [salvando, setSalvando] = useState(false)
  const consultas = useQueryClient()
  const salvar = async (): Promise<void> => {
    setSalvando(true)
    setErro(null)
    try {
      await chamar('PUT /v1/boletos/convenios/:contaUid', { params: { contaUid: c.contaUid }, body: d })
      avisarSucesso('Convênio salvo')
      aoFechar()
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      setErro(e)
    } finally {
      setSalvando(false)
      await consultas.invalidateQueries({ queryKey: CHAVE_DAS_VENDAS })
    }
  }
  return { erro, salvando, salvar }
}

const numero = (v: string | number): number => (v === '' ? 0 : Number(v))

function Formulario({ c, aoFechar }: { c: Conta; aoFechar: () => void }) {
  const [d, setD] = useState<Convenio>(() => {
    if (c.convenio === null) return NOVO
    const { proximaRemessa: _, ...resto } = c.convenio
    return resto
  })
  const por = (m: Partial<Convenio>): void => setD({ ...d, ...m })
  const { erro, salvando, salvar } = useSalvar(c, d, aoFechar)
  const campos = erro?.campos ?? {}
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        void salvar()
      }}
    >
      <Stack gap="sm" mt="md">
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          <CamposDoBanco d={d} por={por} campos={campos} />
          <CamposDosEncargos d={d} por={por} campos={campos} />
        </SimpleGrid>
        <Textarea
          label="Instruções ao caixa"
          maxLength={400}
          autosize
          value={d.instrucoes}
          error={campos.instrucoes}
          onChange={(e) => por({ instrucoes: e.currentTarget.value })}
        />
        <Group>
          <Checkbox
            label="Conta principal dos boletos da casa"
            checked={d.principal}
            error={campos.principal}
            onChange={(e) => por({ principal: e.currentTarget.checked })}
          />
          <Checkbox
            label="Em uso"
            checked={d.ativo}
            onChange={(e) => por({ ativo: e.currentTarget.checked })}
          />
        </Group>
        {erro && (Object.keys(campos).length === 0 || campos.contaUid) && (
          <Text c="red" size="sm" role="alert">
            {campos.contaUid ?? erro.message}
          </Text>
        )}
        <Group justify="end">
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button type="submit" loading={salvando}>
            Salvar
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface PropsDosCampos {
  readonly d: Convenio
  readonly por: (m: Partial<Convenio>) => void
  readonly campos: Readonly<Record<string, string>>
}

function CamposDoBanco({ d, por, campos }: PropsDosCampos) {
  return (
    <>
      <Select
        label="Como o banco recebe"
        data={[
          { value: 'CNAB', label: 'Por arquivo (remessa e retorno)' },
          { value: 'API', label: 'Pela API do banco' },
        ]}
        value={d.via}
        allowDeselect={false}
        onChange={(x) => por({ via: x === 'API' ? 'API' : 'CNAB' })}
      />
      <Select
        label="Layout do arquivo"
        data={[
          { value: '400', label: 'CNAB 400' },
          { value: '240', label: 'CNAB 240' },
        ]}
        value={d.padrao}
        allowDeselect={false}
        onChange={(x) => por({ padrao: x === '240' ? '240' : '400' })}
      />
      <TextInput
        label="Carteira"
        withAsterisk
        maxLength={3}
        value={d.carteira}
        error={campos.carteira}
        onChange={(e) => por({ carteira: e.currentTarget.value })}
      />
      <TextInput
        label="Convênio ou código do beneficiário"
        maxLength={20}
        value={d.convenio ?? ''}
        error={campos.convenio}
        onChange={(e) => por({ convenio: e.currentTarget.value })}
      />
      <NumberInput
        label="Próximo nosso número"
        min={1}
        value={d.proximoNumero}
        error={campos.proximoNumero}
        onChange={(x) => por({ proximoNumero: numero(x) })}
      />
    </>
  )
}

function CamposDosEncargos({ d, por, campos }: PropsDosCampos) {
  return (
    <>
      <NumberInput
        label="Multa por atraso (%)"
        min={0}
        max={2}
        decimalScale={2}
        decimalSeparator=","
        value={d.multa}
        error={campos.multa}
        onChange={(x) => por({ multa: numero(x) })}
      />
      <NumberInput
        label="Juros ao mês (%)"
        min={0}
        max={1}
        decimalScale={2}
        decimalSeparator=","
        value={d.jurosAoMes}
        error={campos.jurosAoMes}
        onChange={(x) => por({ jurosAoMes: numero(x) })}
      />
      <NumberInput
        label="Baixar após o vencimento (dias)"
        min={1}
        max={90}
        value={d.diasParaBaixa}
        error={campos.diasParaBaixa}
        onChange={(x) => por({ diasParaBaixa: numero(x) })}
      />
      <NumberInput
        label="Protestar após (dias)"
        description="Vazio: nunca protesta"
        min={3}
        max={30}
        value={d.diasParaProtesto ?? ''}
        error={campos.diasParaProtesto}
        onChange={(x) => por({ diasParaProtesto: x === '' ? null : numero(x) })}
      />
    </>
  )
}
