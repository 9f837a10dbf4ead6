// An auction may have several channels, each with a desk of its own. The desks open beside each other: what is on the air at
// one of them must not end because a person looks at another.
import {
  Alert,
  Anchor,
  Badge,
  Button,
  Checkbox,
  Group,
  Modal,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core'
import type { CanalTransmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { ROTULO_DO_CANAL } from '@martelo/domain/transmissoes/situacoes.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { type ErrosDoFormulario, errosDoFormulario } from './erros-do-formulario.ts'
import { FichaDoCanal } from './ficha-do-canal.tsx'
import { ultimoLocal } from './fontes-da-mesa.ts'
import { ImagemDoModelo } from './imagem-do-modelo.tsx'
import type { Estudio } from './usar-estudio.ts'

export const CanalDesconhecido = () => (
  <Alert color="red" role="alert">
    Este canal não existe neste leilão.{' '}
    <Anchor component={Link} to="?">
      Abrir o canal principal
    </Anchor>
  </Alert>
)

export function CanaisDoEstudio({
  estudio,
  canal,
  recarregar,
}: {
  readonly estudio: Estudio
  /** the one of this desk */
  readonly canal: CanalTransmissao
  readonly recarregar: () => Promise<unknown>
}) {
  const [ficha, setFicha] = useState(false)
  const [novo, setNovo] = useState(false)
  const [erro, setErro] = useState<string | null>(null)
  const mostrar = (disponivel: boolean): void => {
    setErro(null)
    chamar('PUT /v1/canal-transmissao/:uid', {
      params: { uid: canal.uid },
      body: { disponivel, versao: canal.versao },
    }).catch((e: unknown) => setErro(e instanceof Error ? e.message : 'Não foi possível mudar o canal.'))
  }
  return (
    <Group gap="xs" component="section" aria-label="Canais">
      {estudio.canais.length > 1 &&
        estudio.canais.map((c) => <Canal key={c.uid} c={c} daqui={c.uid === canal.uid} />)}
      <Switch
        label="O público pode assistir a este canal"
        checked={canal.disponivel}
        onChange={(e) => mostrar(e.currentTarget.checked)}
      />
      {!canal.disponivel && <Badge color="orange">Só a equipe vê</Badge>}
      <Button size="xs" variant="default" onClick={() => setNovo(true)}>
        Novo canal
      </Button>
      <Button size="xs" variant="default" onClick={() => setFicha(true)}>
        Editar canal
      </Button>
      {erro && (
        <Text c="red" size="sm" role="alert">
          {erro}
        </Text>
      )}
      {novo && (
        <NovoCanal
          estudio={estudio}
          fechar={(criado) => {
            setNovo(false)
            if (criado) void recarregar()
          }}
        />
      )}
      {ficha && (
        <FichaDoCanal
          estudio={estudio}
          canal={canal}
          recarregar={recarregar}
          fechar={() => setFicha(false)}
        />
      )}
    </Group>
  )
}

function Canal({ c, daqui }: { readonly c: CanalTransmissao; readonly daqui: boolean }) {
  if (daqui)
    return (
      <Badge size="lg" color="gray">
        {[c.nome, ultimoLocal(c)].filter(Boolean).join(' · ')}
      </Badge>
    )
  return (
    <Button
      component={Link}
      to={`?canal=${c.uid}`}
      target="_blank"
      rel="noopener"
      size="xs"
      variant="default"
    >
      {[c.nome, ROTULO_DO_CANAL[c.situacao], ultimoLocal(c)].filter(Boolean).join(' · ')}
    </Button>
  )
}

function NovoCanal({
  estudio,
  fechar,
}: {
  readonly estudio: Estudio
  readonly fechar: (criado: boolean) => void
}) {
  const [v, setV] = useState({
    nome: '',
    templateUid: estudio.templates[0]?.uid ?? '',
    disponivel: false,
  })
  const [erros, setErros] = useState<ErrosDoFormulario>({})
  const criar = (): void => {
    chamar('POST /v1/canal-transmissao', { body: { ...v, leilaoUid: estudio.leilao.uid } }).then(
      () => fechar(true),
      (e: unknown) => setErros(errosDoFormulario(e, ['nome', 'templateUid'])),
    )
  }
  return (
    <Modal
      opened
      onClose={() => fechar(false)}
      title="Novo canal"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          criar()
        }}
      >
        <Stack>
          <TextInput
            label="Nome"
            maxLength={80}
            value={v.nome}
            error={erros.nome}
            onChange={(e) => setV({ ...v, nome: e.currentTarget.value })}
          />
          <Select
            label="Modelo"
            data={estudio.templates.map((t) => ({ value: t.uid, label: t.nome }))}
            value={v.templateUid}
            error={erros.templateUid}
            onChange={(t) => t && setV({ ...v, templateUid: t })}
          />
          <ImagemDoModelo
            imagem={estudio.templates.find((t) => t.uid === v.templateUid)?.imagemModelo ?? null}
          />
          <Checkbox
            label="O público pode assistir"
            description="O site mostra um canal por vez: o primeiro que estiver no ar."
            checked={v.disponivel}
            onChange={(e) => setV({ ...v, disponivel: e.currentTarget.checked })}
          />
          {erros.geral && (
            <Text c="red" size="sm" role="alert">
              {erros.geral}
            </Text>
          )}
          <Button type="submit">Criar</Button>
        </Stack>
      </form>
    </Modal>
  )
}
