// One kind of notice: its channels, the house's own words in each language, a preview with examples, and a test.
import { Alert, Checkbox, Group, Select, Stack, TagsInput, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import {
  type Forma,
  type Idioma,
  IDIOMAS,
  ROTULO_DO_CANAL,
  ROTULO_DO_IDIOMA,
  ROTULO_DO_PUBLICO,
} from '@martelo/domain/avisos/declarar-aviso.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import { type Registro, useRegistro } from '../../../kit/registro/usar-registro.ts'
import { TestarAviso } from './testar-aviso.tsx'
import { TextoDaForma } from './texto-da-forma.tsx'

export type AvisoAberto = RespostaDe<Calls['GET /v1/configurar-notificacoes/:tipo']>
type Texto = { titulo: string; texto: string }
export interface Edicao {
  canais: AvisoAberto['canais']
  destinatarios: string[] | null
  textos: Partial<Record<Forma, Texto | null>>
}

export default function TelaDoAvisoDaCasa() {
  const { id: tipo = '' } = useParams()
  const [idioma, setIdioma] = useState<Idioma>('pt-BR')
  const { data, error, refetch } = useQuery({
    queryKey: ['aviso-da-casa', tipo, idioma],
    queryFn: () => chamar('GET /v1/configurar-notificacoes/:tipo', { params: { tipo }, query: { idioma } }),
  })
  const lista = TELAS_RETAGUARDA.avisosDaCasa.path
  if (error) return <FichaComErro erro={error} voltar={lista} refazer={() => void refetch()} />
  if (data === undefined) return <FichaCarregando />
  return (
    <>
      <title>{data.nome}</title>
      <Link to={lista}>{TELAS_RETAGUARDA.avisosDaCasa.title}</Link>
      <Title order={1} size="h2" mt="xs">
        {data.nome}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {`${ROTULO_DO_PUBLICO[data.publico]}. ${data.quando}.`}
      </Text>
      <Formulario key={`${tipo} ${idioma}`} aviso={data} reler={refetch} mudarIdioma={setIdioma} />
    </>
  )
}

interface PropsDoFormulario {
  readonly aviso: AvisoAberto
  readonly reler: () => Promise<unknown>
  readonly mudarIdioma: (i: Idioma) => void
}

function Formulario({ aviso, reler, mudarIdioma }: PropsDoFormulario) {
  const consultas = useQueryClient()
  const r = useRegistro<Edicao>({
    lido: {
      canais: aviso.canais,
      destinatarios: aviso.destinatarios,
      textos: Object.fromEntries(aviso.textos.map((t) => [t.forma, t.proprio])),
    },
    versao: aviso.versao,
    reler,
    salvar: async (d, versao) => {
      await chamar('PUT /v1/configurar-notificacoes/:tipo', {
        params: { tipo: aviso.tipo },
        body: { ...d, idioma: aviso.idioma, versao },
      })
      await reler()
      void consultas.invalidateQueries({ queryKey: ['avisos-da-casa'] })
    },
    mensagem: 'Aviso salvo',
  })
  return (
    <Stack maw={860}>
      <Canais aviso={aviso} r={r} />
      {r.valores.destinatarios !== null && (
        <TagsInput
          label="E-mails da casa que recebem"
          description="Em branco: o e-mail de contato da casa. Enter separa um endereço do outro."
          name="destinatarios"
          error={r.erros['destinatarios'] ?? r.erros['destinatarios.0']}
          value={r.valores.destinatarios}
          onChange={(v) => r.mudar('destinatarios', v)}
          maxTags={10}
        />
      )}
      <Group align="end" justify="space-between">
        <Select
          label="Idioma"
          description="Sem texto próprio, quem escolheu outro idioma lê o português."
          data={IDIOMAS.map((value) => ({ value, label: ROTULO_DO_IDIOMA[value] }))}
          value={aviso.idioma}
          disabled={r.mudou}
          allowDeselect={false}
          onChange={(v) => v !== null && mudarIdioma(v)}
        />
        <TestarAviso aviso={aviso} mudou={r.mudou} />
      </Group>
      {aviso.textos.map((t) => (
        <TextoDaForma key={t.forma} aviso={aviso} forma={t} r={r} />
      ))}
      <BarraDeSalvar r={r} />
    </Stack>
  )
}

function Canais({ aviso, r }: { aviso: AvisoAberto; r: Registro<Edicao> }) {
  return (
    <Stack gap="xs">
      <Checkbox.Group label="Canais" value={[...r.valores.canais]} onChange={(v) => r.mudar('canais', v)}>
        <Group mt={6}>
          {aviso.possiveis.map(({ canal, fixo }) => (
            <Checkbox key={canal} value={canal} label={ROTULO_DO_CANAL[canal]} disabled={fixo} />
          ))}
        </Group>
      </Checkbox.Group>
      {aviso.motivo !== null && <Alert color="gray">O que está travado sai sempre. {aviso.motivo}</Alert>}
    </Stack>
  )
}
