// The words of one form: the standard ones until the house writes its own. A variable is put where the cursor stands.
import { Button, Card, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { ROTULO_DA_FORMA } from '@martelo/domain/avisos/declarar-aviso.ts'
import { useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import type { Registro } from '../../../kit/registro/usar-registro.ts'
import type { AvisoAberto, Edicao } from './aviso-da-casa.screen.tsx'

interface Props {
  readonly aviso: AvisoAberto
  readonly forma: AvisoAberto['textos'][number]
  readonly r: Registro<Edicao>
}

export function TextoDaForma({ aviso, forma: { forma, padrao }, r }: Props) {
  const proprio = r.valores.textos[forma] ?? null
  const texto = proprio ?? padrao
  const campo = useRef<HTMLTextAreaElement>(null)
  const por = (t: typeof padrao | null): void => r.mudar('textos', { ...r.valores.textos, [forma]: t })
  const incluir = (nome: string): void => {
    const em = campo.current?.selectionStart ?? texto.texto.length
    por({ ...texto, texto: `${texto.texto.slice(0, em)}{${nome}}${texto.texto.slice(em)}` })
    campo.current?.focus()
  }
  const base = `textos.${forma}`
  return (
    <Card withBorder component="section" aria-label={ROTULO_DA_FORMA[forma]}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {ROTULO_DA_FORMA[forma]}
          </Title>
          <Text size="sm" c="dimmed">
            {proprio === null ? 'Texto padrão' : 'Texto da casa'}
          </Text>
        </Group>
        {forma !== 'curta' && (
          <TextInput
            label={forma === 'carta' ? 'Assunto' : 'Título'}
            name={`${base}.titulo`}
            error={r.erros[`${base}.titulo`]}
            value={texto.titulo}
            onChange={(e) => por({ ...texto, titulo: e.currentTarget.value })}
          />
        )}
        <Textarea
          ref={campo}
          label="Texto"
          name={`${base}.texto`}
          error={r.erros[`${base}.texto`]}
          autosize
          minRows={forma === 'carta' ? 6 : 2}
          value={texto.texto}
          onChange={(e) => por({ ...texto, texto: e.currentTarget.value })}
        />
        <Variaveis aviso={aviso} forma={forma} incluir={incluir} />
        <Previa aviso={aviso} forma={forma} texto={texto} />
        {proprio !== null && (
          <Button variant="subtle" size="compact-sm" onClick={() => por(null)} style={{ alignSelf: 'start' }}>
            Voltar ao texto padrão
          </Button>
        )}
      </Stack>
    </Card>
  )
}

function Variaveis({
  aviso,
  forma,
  incluir,
}: Pick<Props, 'aviso'> & { forma: Props['forma']['forma']; incluir: (nome: string) => void }) {
  return (
    <Group gap={6} role="group" aria-label="Incluir no texto">
      {aviso.variaveis
        .filter((v) => v.formas.includes(forma))
        .map((v) => (
          <Button
            key={v.nome}
            size="compact-xs"
            variant="default"
            onClick={() => incluir(v.nome)}
            title={`Por exemplo: ${v.exemplo}`}
          >
            {v.rotulo}
          </Button>
        ))}
    </Group>
  )
}

type Escrito = { titulo: string; texto: string }

function Previa({
  aviso,
  forma,
  texto,
}: Pick<Props, 'aviso'> & { forma: Props['forma']['forma']; texto: Escrito }) {
  const [vista, setVista] = useState<{ de: Escrito; dito: Escrito | string } | null>(null)
  const ver = async (): Promise<void> => {
    try {
      const dito = await chamar('POST /v1/configurar-notificacoes/:tipo/previa', {
        params: { tipo: aviso.tipo },
        body: { forma, texto },
      })
      setVista({ de: texto, dito })
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      setVista({ de: texto, dito: Object.values(e.campos ?? {})[0] ?? e.message })
    }
  }
  // What was typed after the preview is not in it.
  const atual = vista?.de.titulo === texto.titulo && vista.de.texto === texto.texto ? vista.dito : null
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => void ver()} style={{ alignSelf: 'start' }}>
        Ver com um exemplo
      </Button>
      {typeof atual === 'string' ? (
        <Text role="alert" size="sm" c="red">
          {atual}
        </Text>
      ) : (
        atual && (
          <Card withBorder aria-label="Exemplo" role="status">
            {atual.titulo && <Text fw={700}>{atual.titulo}</Text>}
            <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {atual.texto}
            </Text>
          </Card>
        )
      )}
    </>
  )
}
