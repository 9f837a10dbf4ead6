// The address. A postal code fills in what it knows and leaves the rest to the person; when the lookup fails he types.
import { Alert, Button, Card, Group, Loader, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { estadoPorSigla } from '@martelo/domain/comum/estados.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { UFS } from '../../../kit/registro/ufs.ts'
import { SairSemSalvar } from '../../../kit/ficha/sair-sem-salvar.tsx'
import { useEnvioCurto } from '../../../kit/formulario/usar-envio-curto.ts'
import { CHAVE_DO_PERFIL, type Perfil } from './perfil-lido.ts'

const VAZIO = {
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  estadoSigla: '',
  locId: 0,
}

/** `74000000` → `74000-000`, as it is typed. */
function formatarCep(texto: string): string {
  const d = texto.replace(/\D/g, '').slice(0, 8)
  return d.length > 5 ? `${d.slice(0, 5)}-${d.slice(5)}` : d
}

export function AbaEndereco({ endereco }: { endereco: Perfil['endereco'] }) {
  const consultas = useQueryClient()
  const lido = { ...VAZIO, ...(endereco ? { ...endereco, complemento: endereco.complemento ?? '' } : {}) }
  const [v, setV] = useState(lido)
  const f = useEnvioCurto(async () => {
    const { cep, logradouro, numero, complemento, bairro, cidade, estadoSigla, locId } = v
    await chamar('PUT /v1/cliente/endereco', {
      body: {
        cep,
        logradouro,
        numero,
        complemento,
        bairro,
        cidade,
        estadoSigla,
        // Typed by hand, no town looked up: the state's own number stands for it.
        locId: locId || (estadoPorSigla(estadoSigla)?.codigo ?? 0) * 100_000,
      },
    })
    await consultas.invalidateQueries({ queryKey: CHAVE_DO_PERFIL })
    avisarSucesso()
  })
  const campo = (nome: 'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cidade', rotulo: string) => (
    <TextInput
      label={rotulo}
      value={v[nome]}
      onChange={(e) => setV({ ...v, [nome]: e.currentTarget.value })}
      error={f.campos[nome] ?? (nome === 'cidade' ? f.campos.locId : undefined)}
      withAsterisk={nome !== 'complemento'}
    />
  )
  return (
    <form onSubmit={f.aoEnviar}>
      <SairSemSalvar mudou={JSON.stringify(v) !== JSON.stringify(lido) && !f.enviando} />
      <Card withBorder>
        <Stack>
          <CampoDoCep
            cep={v.cep}
            erro={f.campos.cep}
            aoMudar={(mudou) => setV((antes) => ({ ...antes, ...mudou }))}
          />
          {campo('logradouro', 'Rua ou avenida')}
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            {campo('numero', 'Número')}
            {campo('complemento', 'Complemento')}
            {campo('bairro', 'Bairro')}
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {campo('cidade', 'Cidade')}
            <Select
              label="Estado"
              data={UFS}
              searchable
              withAsterisk
              value={v.estadoSigla || null}
              onChange={(uf) => setV({ ...v, estadoSigla: uf ?? '' })}
              error={f.campos.estadoSigla}
            />
          </SimpleGrid>
          {f.falha && (
            <Alert color="red" role="alert">
              {f.falha}
            </Alert>
          )}
          <Group justify="end">
            <Button type="submit" loading={f.enviando}>
              Salvar o endereço
            </Button>
          </Group>
        </Stack>
      </Card>
    </form>
  )
}

interface PropsDoCep {
  readonly cep: string
  readonly erro: string | undefined
  readonly aoMudar: (mudou: Partial<typeof VAZIO>) => void
}

function CampoDoCep({ cep, erro, aoMudar }: PropsDoCep) {
  const { aviso, buscando, buscar } = useCep(aoMudar)
  return (
    <>
      <TextInput
        label="CEP"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000-000"
        w={200}
        withAsterisk
        value={cep}
        error={erro}
        rightSection={buscando ? <Loader size="xs" /> : null}
        onChange={(e) => {
          const novo = formatarCep(e.currentTarget.value)
          aoMudar({ cep: novo })
          if (novo.length === 9 && novo !== cep) void buscar(novo)
        }}
      />
      {aviso && (
        <Text size="sm" c="var(--cor-alerta)" role="status">
          {aviso}
        </Text>
      )}
    </>
  )
}

type Achado = Pick<typeof VAZIO, 'cidade' | 'estadoSigla' | 'locId'> & Partial<typeof VAZIO>

function useCep(aoAchar: (a: Achado) => void) {
  const [aviso, setAviso] = useState<string | null>(null)
  const [buscando, setBuscando] = useState(false)
  const buscar = async (cep: string): Promise<void> => {
    setBuscando(true)
    setAviso(null)
    try {
      const r = await chamar('GET /v1/cliente/cep/:cep', { params: { cep } })
      const { cidade, estadoSigla, locId, logradouro, bairro } = r
      aoAchar({
        cidade,
        estadoSigla,
        locId,
        ...(logradouro ? { logradouro } : {}),
        ...(bairro ? { bairro } : {}),
      })
    } catch (e) {
      setAviso(e instanceof Error ? e.message : 'A consulta de CEP falhou. Preencha o endereço.')
    } finally {
      setBuscando(false)
    }
  }
  return { aviso, buscando, buscar }
}
