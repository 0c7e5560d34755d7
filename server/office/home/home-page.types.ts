import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import {
  HOME_RAILS,
  HOME_TARGET_KINDS,
  type HomeItem,
  type HomeRail,
  type HomeTarget,
  type HomeTargetKind,
  type HomeTexts,
  type PlacedRail,
} from '#domain/home/home-page'
import {
  MAX_HERO_BUTTON_LENGTH,
  MAX_HERO_TEXT_LENGTH,
  MAX_HERO_TITLE_LENGTH,
  MAX_HEROES,
  MAX_HOME_BANNERS,
} from '#domain/limits'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type {
  EditableHomePage as EditableView,
  HomeItemView,
  HomePageView,
} from './home-page.service'

const HomeRailEnum = toEnum(HOME_RAILS)

registerEnumType(HomeRailEnum, {
  name: 'HomeRail',
  description: 'A part of the home page below hero and offers.',
  valuesConfig: {
    TRENDING: { description: 'The first products.' },
    NEW_ARRIVALS: { description: 'The new products.' },
    BUY_AGAIN: { description: 'The products that the signed-in shopper has bought.' },
    OFFERS: { description: 'Products with a lower price than before.' },
    CATS: { description: 'Products for cats.' },
    DOGS: { description: 'Products for dogs.' },
    BRANDS: { description: 'The brands with the most products.' },
  },
})

const HomeTargetKindEnum = toEnum(HOME_TARGET_KINDS)

registerEnumType(HomeTargetKindEnum, {
  name: 'HomeTargetKind',
  description: "The target of a hero's or an offer's link.",
  valuesConfig: {
    CATEGORY: { description: 'A category; the value is its key.' },
    PRODUCT: { description: 'A product; the value is its ID.' },
    SEARCH: { description: 'Search results; the value is the query.' },
    HELP: { description: 'A page about the shop; the value is its name, such as `delivery`.' },
  },
})

const TIME = 'date and time in Cairo, such as 2026-11-21T18:30'

@ObjectType({ description: 'A hero or an offer, in the language of Accept-Language.' })
export class HomeItemShown implements HomeItemView {
  @Field(() => String, { description: 'The title.' })
  title!: string

  @Field(() => String, { nullable: true, description: 'The text below it.' })
  text!: string | null

  @Field(() => String, { nullable: true, description: 'The text of the button of a hero.' })
  button!: string | null

  @Field(() => String, {
    description: 'The path of the page that it leads to, without a language’s prefix.',
  })
  path!: string

  @Field(() => String, { nullable: true, description: 'The URL of its picture.' })
  imageUrl!: string | null
}

@ObjectType({ description: 'The home page as it is now, besides its products.' })
export class HomePage implements HomePageView {
  @Field(() => HomeItemShown, { nullable: true, description: 'The hero; null: the shop’s own.' })
  hero!: HomeItemShown | null

  @Field(() => [HomeItemShown], { description: 'The offers below the hero.' })
  banners!: readonly HomeItemShown[]

  @Field(() => [HomeRailEnum], { description: 'The parts below them, in order.' })
  rails!: readonly HomeRail[]
}

@ObjectType('HomeTexts', { description: 'The texts of a hero or an offer in one language.' })
@InputType('HomeTextsInput', { description: 'The texts of a hero or an offer in one language.' })
export class HomeTextFields implements HomeTexts {
  @Field(() => String, { description: `The title, at most ${MAX_HERO_TITLE_LENGTH} characters.` })
  title!: string

  @Field(() => String, {
    nullable: true,
    description: `The text, at most ${MAX_HERO_TEXT_LENGTH} characters; in both languages or in none.`,
  })
  text!: string | null

  @Field(() => String, {
    nullable: true,
    description: `The text of the button, at most ${MAX_HERO_BUTTON_LENGTH} characters: heroes need one, offers have none.`,
  })
  button!: string | null
}

@ObjectType('HomeTarget', { description: 'The page of the shop that something leads to.' })
@InputType('HomeTargetInput', { description: 'The page of the shop that something leads to.' })
export class HomeTargetFields implements HomeTarget {
  @Field(() => HomeTargetKindEnum, { description: 'The kind of page.' })
  kind!: HomeTargetKind

  @Field(() => String, { description: 'Which one it is.' })
  value!: string
}

@ObjectType('HomeItem', { description: 'A hero or an offer, as it was written.' })
@InputType('HomeItemInput', { description: 'A hero or an offer.' })
export class HomeItemFields implements HomeItem {
  @Field(() => HomeTextFields, { description: 'In English.' })
  en!: HomeTextFields

  @Field(() => HomeTextFields, { description: 'In Arabic.' })
  ar!: HomeTextFields

  @Field(() => HomeTargetFields, { description: 'The target of the link.' })
  target!: HomeTargetFields

  @Field(() => String, { nullable: true, description: 'The URL of its picture.' })
  imageUrl!: string | null

  @Field(() => String, { nullable: true, description: `When it begins: ${TIME}.` })
  from!: string | null

  @Field(() => String, { nullable: true, description: `When it ends: ${TIME}.` })
  to!: string | null
}

@ObjectType('PlacedRail', { description: 'A part of the home page at its place.' })
@InputType('PlacedRailInput', { description: 'A part of the home page at its place.' })
export class PlacedRailFields implements PlacedRail {
  @Field(() => HomeRailEnum, { description: 'Which part it is.' })
  rail!: HomeRail

  @Field(() => Boolean, { description: 'Whether it is hidden.' })
  hidden!: boolean
}

const HEROES = 'the first one whose time it is replaces the shop’s own hero'
const RAILS = 'null: as the shop itself orders them'

@ObjectType({ description: 'The home page as its owner edits it.' })
export class EditableHomePage implements EditableView {
  @Field(() => Int, { description: 'How often it was changed.' })
  version!: number

  @Field(() => [HomeItemFields], { description: `The heroes: ${HEROES}.` })
  heroes!: readonly HomeItemFields[]

  @Field(() => [HomeItemFields], { description: 'The offers below the hero.' })
  banners!: readonly HomeItemFields[]

  @Field(() => [PlacedRailFields], {
    nullable: true,
    description: `The parts below them, in order; ${RAILS}.`,
  })
  rails!: readonly PlacedRailFields[] | null
}

@InputType({ description: 'A change of the home page: what is left out stays as it is.' })
export class HomePageInput {
  @Field(() => [HomeItemFields], {
    nullable: true,
    description: `The heroes, at most ${MAX_HEROES}: ${HEROES}.`,
  })
  heroes?: HomeItemFields[]

  @Field(() => [HomeItemFields], {
    nullable: true,
    description: `The offers below the hero, at most ${MAX_HOME_BANNERS}.`,
  })
  banners?: HomeItemFields[]

  @Field(() => [PlacedRailFields], {
    nullable: true,
    description: `The parts below them, in order; ${RAILS}.`,
  })
  rails?: PlacedRailFields[] | null
}

@ObjectType({ description: 'The result of changing the home page.' })
export class UpdateHomePagePayload extends MutationPayload {
  @Field(() => EditableHomePage, { nullable: true, description: 'The page; null on failure.' })
  homePage?: EditableHomePage
}
