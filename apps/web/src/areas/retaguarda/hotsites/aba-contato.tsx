// How the house is reached and where it is.
import { Card, SimpleGrid, Stack, TagsInput, TextInput, Title } from '@mantine/core'
import { ESTADOS } from '@martelo/domain/comum/estados.ts'
import { normalizarCep } from '@martelo/domain/comum/identificadores/cep.ts'
import { REDES_SOCIAIS, type RedeSocial, ROTULO_DA_REDE } from '@martelo/domain/hotsites/aparencia.ts'
import { CampoEscolha, CampoNumero, CampoTexto } from '../../../kit/registro/campos.tsx'
import type { FormularioDoHotsite } from './hotsite-lido.ts'

type Redes = FormularioDoHotsite['valores']['redes']
/** The networks with this one changed; empty takes it away. */
function comRede(redes: Redes, rede: RedeSocial, url: string): Redes {
  const { [rede]: _, ...outras } = redes
  return url === '' ? outras : { ...outras, [rede]: url }
}

export function AbaContato({ r }: { r: FormularioDoHotsite }) {
  return (
    <Stack>
      <Card withBorder>
        <Title order={2} size="h5" mb="sm">
          Atendimento
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <CampoTexto r={r} campo="telefone" rotulo="Telefone" entrada={{ type: 'tel' }} />
          <CampoTexto r={r} campo="whatsapp" rotulo="WhatsApp" entrada={{ type: 'tel' }} />
          <CampoTexto r={r} campo="emailContato" rotulo="E-mail" entrada={{ type: 'email' }} />
          <TagsInput
            label="Outros e-mails"
            description="Aparecem ao lado do primeiro e recebem o que a casa recebe"
            value={r.valores.emailsContato}
            error={r.erros.emailsContato}
            onChange={(v) => r.mudar('emailsContato', v)}
            maxTags={5}
          />
          <CampoTexto
            r={r}
            campo="emailEncarregado"
            rotulo="E-mail do encarregado de dados"
            ajuda="A LGPD pede que esteja à vista (art. 41)"
            entrada={{ type: 'email' }}
          />
        </SimpleGrid>
      </Card>
      <Card withBorder>
        <Title order={2} size="h5" mb="sm">
          Endereço
        </Title>
        <Stack>
          <CampoTexto r={r} campo="endereco" rotulo="Rua, número e bairro" entrada={{ maxLength: 200 }} />
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <CampoTexto r={r} campo="cidade" rotulo="Cidade" entrada={{ maxLength: 80 }} />
            <CampoEscolha
              r={r}
              campo="uf"
              rotulo="Estado"
              nulo
              opcoes={ESTADOS.map((e) => ({ value: e.sigla, label: e.nome }))}
            />
            <CampoTexto
              r={r}
              campo="cep"
              rotulo="CEP"
              entrada={{
                inputMode: 'numeric',
                placeholder: '00000-000',
                onBlur: (e) => {
                  const cep = normalizarCep(e.currentTarget.value)
                  if (cep !== (r.valores.cep ?? '')) r.mudar('cep', cep)
                },
              }}
            />
            <CampoNumero r={r} campo="latitude" rotulo="Latitude" decimais={6} min={-90} max={90} nulo />
            <CampoNumero r={r} campo="longitude" rotulo="Longitude" decimais={6} min={-180} max={180} nulo />
          </SimpleGrid>
        </Stack>
      </Card>
      <RedesSociais r={r} />
      <VenderSeuCarro r={r} />
      <MapaDosPatios r={r} />
    </Stack>
  )
}

function VenderSeuCarro({ r }: { r: FormularioDoHotsite }) {
  return (
    <Card withBorder>
      <CampoTexto
        r={r}
        campo="venderCarroUrl"
        rotulo="Site que compra carros de particulares"
        ajuda="O endereço /vender-seu-carro leva a ele; vazio, mostra a página que a casa publicar nesse endereço"
        entrada={{ type: 'url', placeholder: 'https://', maxLength: 300 }}
      />
    </Card>
  )
}

function MapaDosPatios({ r }: { r: FormularioDoHotsite }) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Mapa dos pátios
      </Title>
      <Stack>
        <CampoTexto
          r={r}
          campo="mapaLadrilhos"
          rotulo="Servidor do mapa"
          ajuda="Vazio: um desenho nosso, sem pedir nada a outros. Com um servidor, o visitante abre o mapa se quiser"
          entrada={{
            placeholder: 'https://mapas.exemplo.com/{z}/{x}/{y}.png',
            maxLength: 300,
            spellCheck: false,
          }}
        />
        <CampoTexto
          r={r}
          campo="mapaCredito"
          rotulo="Crédito do mapa"
          ajuda="De quem é o mapa, como o servidor pede que se diga"
          entrada={{ placeholder: '© Colaboradores do OpenStreetMap', maxLength: 120 }}
        />
      </Stack>
    </Card>
  )
}

function RedesSociais({ r }: { r: FormularioDoHotsite }) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Redes sociais
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {REDES_SOCIAIS.map((rede) => (
          <TextInput
            key={rede}
            type="url"
            label={ROTULO_DA_REDE[rede]}
            placeholder="https://"
            value={r.valores.redes[rede] ?? ''}
            error={r.erros[`redes.${rede}`]}
            onChange={(e) => r.mudar('redes', comRede(r.valores.redes, rede, e.currentTarget.value.trim()))}
          />
        ))}
      </SimpleGrid>
    </Card>
  )
}
